/**
 * Breaks a text into at most `most` lines that `fits` accepts, between words (in languages without spaces between any two words
 * of a dictionary). What does not fit into the last line ends with an ellipsis; a word longer than a line is cut in two.
 */
export function wrapText(text: string, locale: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, locale, fits)) {
    if (fits((line + piece).trimEnd())) {
      line += piece
      continue
    }
    if (lines.length === most - 1) return [...lines, shortened(line + piece, fits)]
    if (line.trim() !== '') lines.push(line.trim())
    line = piece.trimStart()
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

function piecesOf(text: string, locale: string, fits: (line: string) => boolean): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.replaceAll(/\s+/g, ' ').trim())
  return [...words].flatMap(({ segment }) => (fits(segment) ? [segment] : [...segment]))
}

function shortened(text: string, fits: (line: string) => boolean): string {
  let letters = [...text.trim()]
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}
