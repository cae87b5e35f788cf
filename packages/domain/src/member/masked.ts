/** Masks a name for staff: enough to recognise the person in front of them. */
export const maskedName = (name: string): string => (name === '' ? '•••' : `${[...name][0]}•••`)

export const maskedNumber = (digits: string): string => `•••• ${digits.slice(-4)}`

export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
