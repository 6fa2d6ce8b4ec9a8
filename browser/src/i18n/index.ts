// Texts, numbers and lists in the reader's language.

export { isLanguage, isRightToLeft, LANGUAGES, type Language } from "./languages";
export { digits, gain, hour, listed, percent } from "./numbers";
export { chooseLanguage, startLanguage } from "./preference";
export { language, lookUp, need, t, type TextKey, type Topic } from "./texts";
export { clauseGroupKey, clauseKey, editionKey, optionKey, switchKey } from "./families";
