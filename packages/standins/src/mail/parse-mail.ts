/** A mail as a server received it. */
export interface ReceivedMail {
  recipients: string[]
  /** Header fields by lower-case name, unfolded and decoded. */
  headers: Readonly<Record<string, string>>
  /** The decoded bodies by media type. */
  parts: Readonly<Record<string, string>>
}

/** RFC 2047: `=?utf-8?Q?...?=` and `=?utf-8?B?...?=`. */
const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replaceAll(/=([\dA-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )

const encodedWord = /=\?utf-8\?/i
/** Bytes of encoded words are joined before they are read as UTF-8: a character may be split between two words. */
const readHeader = (value: string): string =>
  encodedWord.test(value) ? Buffer.from(decodeWords(value), 'latin1').toString('utf8') : value

function splitHead(text: string): { headers: Record<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      readHeader(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  return { headers, body: text.slice(end + 4) }
}

function decodeBody(body: string, encoding = ''): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding.toLowerCase() !== 'quoted-printable') return body.replace(/\r\n$/, '')
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n$/, '')
}

/** Reads a mail of one part, or of alternative parts. */
export function parseMail(text: string): Omit<ReceivedMail, 'recipients'> {
  const { headers, body } = splitHead(text)
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  const pieces =
    boundary === undefined
      ? [text]
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map(piece => piece.replace(/^\r\n/, ''))
  const parts = pieces.map(piece => {
    const one = splitHead(piece)
    const media = (one.headers['content-type'] ?? 'text/plain').split(';')[0] ?? ''
    return [media.trim(), decodeBody(one.body, one.headers['content-transfer-encoding'])]
  })
  return { headers, parts: Object.fromEntries(parts) as Record<string, string> }
}
