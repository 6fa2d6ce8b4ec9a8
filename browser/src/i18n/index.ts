// Texts, numbers and lists in the reader's language.

export { isLanguage, isRightToLeft, LANGUAGES, type Language } from "./languages";
export { formatNumber, formatGain, formatTime, formatList, formatPercent } from "./numbers";
export { chooseLanguage, startLanguage } from "./preference";
export { hasTexts, language, lookUp, loadTexts, t, type TextKey, type Topic } from "./texts";
export {
  clauseGroupKey,
  clauseKey,
  editionKey,
  optionKey,
  refusedKey,
  switchKey,
} from "./families";
