import { analyse } from 'chardet'

const MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Encodings of files where the detection names a relative that spreadsheet programs do not write. */
const LABELS: Readonly<Record<string, string>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
}
/** Encodings to try where the detection, which needs longer texts, names none that fits. */
const USUAL = ['gb18030', 'big5', 'shift_jis', 'euc-kr', 'windows-1252', 'macintosh']

/** Characters that no text has: control characters, replacements and private ones. */
const NO_TEXT = /[^\P{C}\t\r\n\p{Cf}]|\ufffd/u

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether a cell is a heading that the file's reader knows. */
type IsHeading = (cell: string) => boolean

/** How many known headings the first line has. */
const headingsIn = (text: string, isHeading: IsHeading): number =>
  (text.split(/[\r\n]/, 1)[0] ?? '').split(/[,;\t]/).filter(cell => isHeading(cell.replaceAll('"', ''))).length

/** Signs of a wrong encoding: a capital or a symbol inside a word, letters of two scripts in one, three with accents in a row, or lines, symbols and narrow kana. */
const ODD =
  /\p{Ll}(?=[^\P{Lu}A-Z])|\p{L}(?=[\u00a1-\u00bf\u00d7\u00f7\u0192\u2020-\u2022\u2030\u2039\u203a\u02c6\u02dc])|[A-Za-z](?=[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}])|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}](?=[A-Za-z])|[^\P{Script=Latin}A-Za-z]{3}|[\u2500-\u259f\uff61-\uff9f]|[\u00a1-\u00bf]{2}/gu

const HAN = /\p{Script=Han}/gu

const HANGUL = /\p{Script=Hangul}/gu

/** The usual syllables of Korean menus and names, an eighth of those in its encoding. */
const USUAL_HANGUL = new Set(
  '가각간갈감갑강개거건게격결경계고곡골공과관광구국군굴권귀그근금급기김까꼬꽃나난날남내냉너네노녹누느는니다단달닭담당대더덮데도독돈돌동되된두드들등디떡라락란랄람랑래러런레려력로록론료루류르른를름리린림립마막만말맛망매맥머면명모목무문물미민밀바박반발밤밥방배백버번베병보복볶본부북분불브블비빔빙빵뽕사산살삼상새색샐생샤서석선설성세센소속손송수숙순술스슬시식신실심싱쌀쌈아안알애야약양어언업에엔여역연열염영예오옥온올와완왕외요용우운울원월위유육으은을음의이인일임입자작잔잡장재저적전절점정제조족종주죽준중지직진집짜짬찌찜차찬참채천철청체초추춘치카칼커컵코콜콩쿠크키킨타탕태터토통트티파판팥펜포표푸품프피하학한할함합해햄행향허헌현형혜호홍화환황회후흑희',
)

/** Half of the Korean syllables are rare: Chinese characters of two bytes each are Korean ones in the other encoding. */
function rareHangulIn(text: string): number {
  const syllables = text.match(HANGUL) ?? []
  const rare = syllables.filter(one => !USUAL_HANGUL.has(one)).length
  return rare * 2 >= syllables.length ? rare : 0
}

/** Japanese has kana beside Chinese characters, and Korean has none of these: such a text is in a Chinese encoding. */
function oddIn(text: string, label: string): number {
  const odd = text.match(ODD)?.length ?? 0
  const isJapanese = label === 'shift_jis' || label === 'euc-jp'
  const isOther = isJapanese && !/[\u3041-\u30fa]/.test(text)
  const han = isOther || label === 'euc-kr' ? (text.match(HAN)?.length ?? 0) : 0
  return odd + han + (label === 'euc-kr' ? rareHangulIn(text) : 0)
}

/** UTF-16 without its mark: every second byte of most letters is empty. */
function utf16Label(bytes: Uint8Array): string | undefined {
  const emptyAt = (odd: 0 | 1) => bytes.filter((byte, i) => byte === 0 && i % 2 === odd).length
  const [even, odd] = [emptyAt(0), emptyAt(1)]
  if (Math.max(even, odd) * 4 < bytes.length) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Whether all pairs of bytes are those of usual Chinese characters in GB 2312, most of which are other characters in Big5. */
function isGb2312(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i += 1) {
    const [first = 0, second = 0] = bytes.subarray(i, i + 2)
    if (first < 0x80) continue
    if (first < 0xb0 || first > 0xf7 || second < 0xa1) return false
    i += 1
  }
  return true
}

/** The text in the encoding that gives the most known headings, then the fewest odd words, then the likeliest one. */
function likeliestText(bytes: Uint8Array, isHeading: IsHeading): string | undefined {
  const detected = analyse(bytes).map(({ name }) => LABELS[name] ?? name.toLowerCase())
  let best: { text: string; headings: number; odd: number } | undefined
  const likely = isGb2312(bytes) ? detected.filter(label => label !== 'big5') : detected
  for (const label of new Set([...likely, ...USUAL])) {
    const text = decoded(bytes, label)
    if (text === undefined || NO_TEXT.test(text)) continue
    const [headings, odd] = [headingsIn(text, isHeading), oddIn(text, label)]
    if (!best || headings > best.headings || (headings === best.headings && odd < best.odd))
      best = { text, headings, odd }
  }
  return best?.text
}

/**
 * The text of a file: by its byte order mark, else as UTF-8, else in the encoding its bytes look like (spreadsheet programs write
 * CSV in the encoding of their country). Undefined for a file that is no text.
 */
export function decodeText(bytes: Uint8Array, isHeading: IsHeading): string | undefined {
  const mark = MARKS.find(([, start]) => start.every((byte, i) => bytes[i] === byte))
  const label = mark?.[0] ?? (bytes.includes(0) ? utf16Label(bytes) : 'utf-8')
  if (label === undefined) return undefined
  const text = decoded(bytes, label)
  if (mark || label !== 'utf-8') return text !== undefined && !NO_TEXT.test(text) ? text : undefined
  return text ?? likeliestText(bytes, isHeading)
}
