/**
 * Splits SQL into statements at their semicolons, ignoring those in strings, quoted names, comments and dollar-quoted
 * bodies.
 * @throws Error when a string, comment or body is not closed
 */
export function splitSql(text: string): string[] {
  const statements: string[] = []
  let start = 0
  let at = 0
  while (at < text.length) {
    const end = quotedEnd(text, at)
    if (end !== undefined) {
      at = end
    } else {
      if (text[at] === ';') {
        statements.push(text.slice(start, at))
        start = at + 1
      }
      at += 1
    }
  }
  statements.push(text.slice(start))
  return statements.map(trimmed).filter(statement => statement !== '')
}

/** The end of the quoted part that starts at `at`; undefined when none starts there. */
function quotedEnd(text: string, at: number): number | undefined {
  if (text.startsWith('--', at)) return lineEnd(text, at)
  if (text.startsWith('/*', at)) return after(text, '*/', at + 2)
  const sign = text[at]
  if (sign === "'" || sign === '"') return after(text, sign, at + 1)
  const dollar = sign === '$' ? /^\$[A-Za-z_]*\$/.exec(text.slice(at, at + 64))?.[0] : undefined
  return dollar === undefined ? undefined : after(text, dollar, at + dollar.length)
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

function after(text: string, closing: string, from: number): number {
  const end = text.indexOf(closing, from)
  if (end === -1) throw new Error(`Not closed: ${text.slice(Math.max(0, from - 20), from + 40)}`)
  return end + closing.length
}

/** The statement without surrounding blanks and comment lines. */
function trimmed(statement: string): string {
  return statement.replace(/^(?:\s+|--[^\n]*(?:\n|$))+/, '').trim()
}
