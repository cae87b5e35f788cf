import { createContext, useContext } from 'react'

/** What is typed in a form's fields that is no value yet, by the field as the request spells it. */
export interface Typing {
  textAt(field: string): string | undefined
  /** Keeps such texts; undefined where the field is a value again. */
  put(texts: Readonly<Record<string, string | undefined>>): void
  /** What the server refused at a field. */
  faultAt(field: string): string | undefined
  /** There is some: the form cannot be saved yet. */
  wrong: boolean
}

export const TypingContext = createContext<Typing | undefined>(undefined)

/** What is typed in the form one stands in. Throws outside of a form. */
export function useTyping(): Typing {
  const typing = useContext(TypingContext)
  if (!typing) throw new Error('an amount is typed in no form')
  return typing
}
