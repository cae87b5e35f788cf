/** A field as spreadsheets read it; one that they would take for a formula is marked as text. */
const fieldOf = (value: string | number): string => {
  const text = String(value)
  const plain = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as comma separated values (RFC 4180), with the mark that makes spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{feff}${rows.map(row => row.map(fieldOf).join(',')).join('\r\n')}\r\n`
