import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

/** A hidden number such as a password of digits: other characters are dropped as they are typed. */
export const DigitInput = ({ onChange, ...rest }: ComponentProps<'input'>) => (
  <TextInput
    type="password"
    inputMode="numeric"
    maxLength={6}
    {...rest}
    onChange={event => {
      event.target.value = event.target.value.replace(/\D/g, '')
      onChange?.(event)
    }}
  />
)
