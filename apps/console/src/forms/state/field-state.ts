import type { Currency } from '@comanda/domain/money'
import { createContext, useContext, useEffect, useRef } from 'react'
import { type FieldValues, get, type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'

/** The common data of form fields: the languages of the store (its own first) and its currency. */
interface FormFacts {
  languages: readonly string[]
  currency: Currency | undefined
}

export const FormFactsContext = createContext<FormFacts>({ languages: [], currency: undefined })

export const useFormFacts = () => useContext(FormFactsContext)

/** The paths whose errors a field on the screen displays, with the number of such fields. */
export type ShownPaths = Map<string, number>

export const ShownPathsContext = createContext<ShownPaths>(new Map())

/** An error of a form: its path and its text. */
export interface FormError {
  path: string
  message: string
}

/** All errors of a form, of lists and objects before those inside them. */
export function errorsIn(errors: object, under = ''): FormError[] {
  const own = (errors as { message?: unknown }).message
  const here = typeof own === 'string' && under !== '' ? [{ path: under, message: own }] : []
  const inside = Object.entries(errors)
    .filter(
      ([key, value]) =>
        typeof value === 'object' && value !== null && key !== 'ref' && !(under === '' && key === 'root'),
    )
    .flatMap(([key, value]) => errorsIn(value as object, under === '' ? key : `${under}.${key}`))
  return [...here, ...inside]
}

/** The path itself or the nearest one around it that a field displays; undefined if there is none. */
function shownAt(shown: ShownPaths, path: string): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) if (shown.has(at)) return at
  return undefined
}

/** The errors that no field on the screen displays. */
export const errorsUnseen = (errors: object, shown: ShownPaths): FormError[] =>
  errorsIn(errors).filter(({ path }) => shownAt(shown, path) === undefined)

/** The error a field displays: its own, else that of a part of it which has no field of its own. */
export const errorToShow = (errors: object, shown: ShownPaths, name: string): string | undefined =>
  errorsIn(errors).find(({ path }) => path === name || (path.startsWith(`${name}.`) && shownAt(shown, path) === name))
    ?.message

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
  const { errors } = formState
  const value = useWatch({ control, name }) as T
  const shown = useContext(ShownPathsContext)
  const displays = useRef(false)
  useEffect(() => {
    if (!displays.current) return undefined
    shown.set(name, (shown.get(name) ?? 0) + 1)
    return () => {
      const left = (shown.get(name) ?? 1) - 1
      if (left > 0) shown.set(name, left)
      else shown.delete(name)
    }
  }, [shown, name])
  return {
    value,
    /** The error of the field, and of what has no field of its own in it. A component that reads it displays it. */
    get error() {
      displays.current = true
      return errorToShow(errors, shown, name)
    },
    /** The error of the field or of anything inside it. */
    get errorInside() {
      displays.current = true
      return messageIn(get(errors, name))
    },
    /** Why the schema refuses the field itself: the code of its issue. */
    get fault(): unknown {
      return (get(errors, name) as { type?: unknown } | undefined)?.type
    },
    change: (next: T) => setValue(name, next),
    /** Changes it, and with it takes away its error, which was about the former value. */
    edit(next: T) {
      if (get(errors, name)) clearErrors([name, 'root'])
      setValue(name, next)
    },
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
  const field = useFieldState<T[] | undefined>(name)
  const { value: entries = [], change } = field
  const set = (next: T[]) => change(optional && next.length === 0 ? undefined : next)
  return {
    entries,
    rows: withKeys(entries),
    /** A component that reads it displays it. */
    get error() {
      return field.error
    },
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
