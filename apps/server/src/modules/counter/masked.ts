/** What staff see of a name, a phone, an address or a number: enough to know whom they have before them. */
export const maskedName = (name: string): string => (name === '' ? '•••' : `${[...name][0]}•••`)

export const maskedNumber = (digits: string): string => `•••• ${digits.slice(-4)}`

export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
