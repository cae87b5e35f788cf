import { detect } from 'chardet'

const MARKS: readonly [string, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Encodings by the name the detection gives them, where the decoder knows another. */
const LABELS: Readonly<Record<string, string>> = { 'ISO-8859-1': 'windows-1252', GB18030: 'gb18030', ASCII: 'utf-8' }

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of a file: by its byte order mark, else as UTF-8, else in the encoding its bytes look like (spreadsheet programs write
 * CSV in the encoding of their country). Undefined for a file that is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = MARKS.find(([, start]) => start.every((byte, i) => bytes[i] === byte))
  if (mark) return decoded(bytes, mark[0])
  // Only UTF-16 has empty bytes, and it has a mark.
  if (bytes.includes(0)) return undefined
  const text = decoded(bytes, 'utf-8')
  if (text !== undefined) return text
  const name = detect(bytes)
  return name === null ? undefined : decoded(bytes, LABELS[name] ?? name.toLowerCase())
}
