import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { loadDraft, saveDraft } from './device/draft-store.ts'

interface StoredForm<T extends FieldValues> {
  /** Storage key of the input, erased by the form's page once it is saved. */
  key: string
  initial: T
  resolver: Resolver<T>
  /** Fields that are never stored. */
  secrets?: readonly (keyof T)[]
}

/** A form whose input stays on this phone until it is erased, so that a reload keeps it. */
export function useStoredForm<T extends FieldValues>({
  key,
  initial,
  resolver,
  secrets = [],
}: StoredForm<T>): UseFormReturn<T> {
  const [defaultValues] = useState(() => loadDraft(key, initial) as DefaultValues<T>)
  const form = useForm<T>({ resolver, defaultValues })
  const [hidden] = useState(() => new Set<string>(secrets.map(String)))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          saveDraft(key, Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))),
      }),
    [form, key, hidden],
  )
  return form
}
