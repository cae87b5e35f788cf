/**
 * Splits SQL into its statements at the semicolons that end them: not those in texts, quoted names, comments or
 * dollar-quoted bodies.
 * @throws Error when a text, comment or body is not closed
 */
export function splitSql(text: string): string[] {
  const statements: string[] = []
  let start = 0
  let at = 0
  while (at < text.length) {
    const end = closedBy(text, at)
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
  return statements.map(withoutEdges).filter(statement => statement !== '')
}

/** Where the quoted piece that begins here ends; undefined when none begins here. */
function closedBy(text: string, at: number): number | undefined {
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

/** Without blanks and comment lines around it. */
function withoutEdges(statement: string): string {
  return statement.replace(/^(?:\s+|--[^\n]*(?:\n|$))+/, '').trim()
}
