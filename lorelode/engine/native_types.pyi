from librt.strings import BytesWriter as BytesWriter
from librt.strings import read_i32_be as read_i32_be
from librt.strings import write_i32_le as write_i32_le
from librt.vecs import vec as vec
from mypy_extensions import i32 as i32
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8
