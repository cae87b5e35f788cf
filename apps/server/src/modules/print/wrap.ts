/** Signs of the East Asian scripts that no line begins with. */
const CLOSING = '\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u3005'
/** Behind blanks and the hyphen of a word, and before each East Asian sign. */
const BREAKS = new RegExp(`(?<=\\s)|(?<=\\p{Ll}-)(?=\\p{Ll})|(?=[\\u2e80-\\ua4cf])(?![${CLOSING}])`, 'u')

type Measure = (text: string) => number

const wordsOf = (text: string): string[] => text.split(BREAKS)

/** Whether a word of the text is wider than `room`. */
export const hasWiderWord = (text: string, measure: Measure, room: number): boolean =>
  wordsOf(text).some(word => measure(word.trimEnd()) > room)

/** Wraps a text between its words into lines no wider than `room`; only a word wider than a line is broken. */
export function wrapped(text: string, measure: Measure, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(text)) {
    if (line !== '' && measure((line + word).trimEnd()) > room) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
    while (measure(line.trimEnd()) > room && [...line].length > 1) {
      const signs = [...line]
      const fits = signs.findIndex((_, i) => measure(signs.slice(0, i + 1).join('')) > room)
      const cut = Math.max(1, fits)
      lines.push(signs.slice(0, cut).join(''))
      line = signs.slice(cut).join('')
    }
  }
  return [...lines, line.trimEnd()]
}
