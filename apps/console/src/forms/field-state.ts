import type { Currency } from '@comanda/domain/money'
import { createContext, useContext } from 'react'
import { type FieldValues, get, type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'

/** The common data of form fields: the languages of the store (its own first) and its currency. */
interface FormFacts {
  languages: readonly string[]
  currency: Currency | undefined
}

export const FormFactsContext = createContext<FormFacts>({ languages: [], currency: undefined })

export const useFormFacts = () => useContext(FormFactsContext)

/** The first message of an error or of the errors inside it. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message } = error as { message?: unknown }
  if (typeof message === 'string') return message
  return Object.values(error).map(messageIn).find(Boolean)
}

/** A field's value, its error, the errors of its nested fields, and its change function. */
export function useFieldState<T>(name: string) {
  const { control, setValue, clearErrors, formState } = useFormContext()
  const error: unknown = get(formState.errors, name)
  const value = useWatch({ control, name }) as T
  return {
    value,
    error: (error as { message?: string } | undefined)?.message,
    errorInside: messageIn(error),
    change: (next: T) => setValue(name, next),
    clearErrors: () => clearErrors([name, 'root']),
  }
}

/** Entries of a list that have no key but their position. */
export const withKeys = <T>(list: readonly T[]): { entry: T; at: number; key: string }[] =>
  list.map((entry, at) => ({ entry, at, key: `entry ${at}` }))

interface ListOptions {
  /** An empty list is stored as none. */
  optional?: boolean
}

/** The entries of a list, and how they are added, removed and put in another place. */
export function useListField<T>(name: string, { optional = false }: ListOptions = {}) {
  const { value: entries = [], error, change } = useFieldState<T[] | undefined>(name)
  const set = (next: T[]) => change(optional && next.length === 0 ? undefined : next)
  return {
    entries,
    rows: withKeys(entries),
    error,
    set,
    add: (entry: T) => set([...entries, entry]),
    addFirst: (entry: T) => set([entry, ...entries]),
    remove: (at: number) => set(entries.toSpliced(at, 1)),
    moveUp(at: number) {
      const entry = entries[at]
      if (entry !== undefined && at > 0) set(entries.toSpliced(at, 1).toSpliced(at - 1, 0, entry))
    },
  }
}

/** The form around a component, with typed paths. */
export const useFormOf = <V extends FieldValues>(): UseFormReturn<V> => useFormContext<V>()
