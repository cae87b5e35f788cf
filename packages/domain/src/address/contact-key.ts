const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/**
 * One key for all spellings of one mailbox or phone: `Mia+news@Example.com` and `mia@example.com` are one mailbox, and dots
 * count in it except at Google's. For limits alone: it is never shown, sent to or compared with an account. U1
 */
export function contactKey(destination: string): string {
  const text = destination.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const [name = '', domain = ''] = [text.slice(0, at), text.slice(at + 1)]
  // A tag without a name before it is the whole name.
  const plain = name.replace(/(?<=.)\+.*$/, '')
  return GOOGLE.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
