import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { afterDrawing, focusFirstError } from './first-error.ts'
import { errorsIn, errorsUnseen, type ShownPaths } from './field-state.ts'
import { dropDraft, readDraft, storeDraft } from '../../platform/draft-store.ts'
import { t } from '@comanda/web/i18n'
import { Refused, send } from '../../platform/send.ts'
import { pathOf, requestResolver } from './request-resolver.ts'

/** An entry of a form that shows one entry at a time. */
export interface FormEntry {
  name: string
  /** It is on the screen now. */
  isOpen: boolean
  /** Brings it onto the screen. */
  show(): void
}

/** An error in an entry that is not on the screen. */
export interface EntryError {
  path: string
  entry: string
  message: string
}

/** A form whose unsaved input is stored until it is saved or discarded. */
export interface DraftForm<V extends FieldValues = FieldValues, S = unknown> {
  form: UseFormReturn<V>
  values: V
  /** The server's value when editing started. */
  base: S
  /** There is input that is not saved. */
  dirty: boolean
  busy: boolean
  /** It is new: nothing of it is saved yet. */
  fresh: boolean
  /** Another person saved this since editing began. */
  conflict: boolean
  /** The paths whose errors a field displays. */
  shown: ShownPaths
  /** The errors in entries that are not on the screen. */
  elsewhere: readonly EntryError[]
  /** Brings the entry of an error onto the screen and focuses its first field with an error. */
  reveal(path: string): void
  /** Is given the element that holds the fields. */
  setRoot: (element: HTMLElement | null) => void
  /** Validates and sends; focuses the first field with an error. */
  save(): void
  /** Calls `then` if the input is valid; focuses the first field with an error if not. */
  check(then: () => void): void
  /** Throws the input away and shows what the server has. */
  discard(): void
  /** Keeps the input: the next save replaces what the other one saved. */
  keepMine(): void
}

interface Spec<C extends CallSpec, S, V> {
  /** Under which unsaved input is stored: `view/shopId/what`. Without it nothing is stored. */
  draft?: string
  /** The input as it is stored: without its secrets. */
  stored?: (values: V) => V
  saved: S
  valuesOf: (saved: S) => V
  /** Which state of the server `saved` is; without it another's save is noticed only when this one is refused. */
  revisionOf?: (saved: S) => string
  call: C
  /** The request; its fields are named like those of the form. */
  requestOf: (values: V, base: S) => RequestInputOf<C>
  /** Called with the answer. Returns what the server has now if the form stays open; what it promises is part of saving. */
  onSaved: (answer: ResponseOf<C>, values: V) => S | void | Promise<void>
  onFailed?: (error: Error, values: V) => unknown
  onSettled?: () => unknown
  /** The entry that has the field of a path, where a form shows one entry at a time. */
  entryAt?: (path: string, values: V) => FormEntry | undefined
}

interface Draft<S, V> {
  base: S
  values: V
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The stored input, unless it has been saved since. */
function draftOf<S, V>(name: string | undefined, saved: S, valuesOf: (saved: S) => V): Draft<S, V> {
  const draft = name === undefined ? undefined : readDraft<Draft<S, V>>(name)
  return draft && !isSame(draft.values, valuesOf(saved)) ? draft : { base: saved, values: valuesOf(saved) }
}

interface Screen<V> {
  shown: ShownPaths
  root: HTMLElement | null
  entryAt: Spec<never, never, V>['entryAt']
}

/** Focuses the first field with an error. One that no field displays is brought onto the screen, unless the entry there has errors too. */
function showFirstError<V extends FieldValues>(form: UseFormReturn<V>, { shown, root, entryAt }: Screen<V>): void {
  const { errors } = form.control._formState
  const entryOf = ({ path }: { path: string }) => entryAt?.(path, form.getValues())
  const [unseen] = errorsUnseen(errors, shown)
  if (unseen && !errorsIn(errors).some(error => entryOf(error)?.isOpen)) entryOf(unseen)?.show()
  afterDrawing(() => focusFirstError(root))
}

/** Shows the errors of the server at their fields, and the first one for the form as a whole. */
function showRefusal<V extends FieldValues>(form: UseFormReturn<V>, error: Error): void {
  const { field, further } = error instanceof Refused ? error : { field: undefined, further: [] }
  const faults = field === undefined ? [] : [{ field, message: error.message }, ...further]
  // The first fault of a field is the one that is shown.
  for (const fault of faults.toReversed())
    form.setError(pathOf(fault.field) as Path<V>, { type: 'server', message: fault.message })
  form.setError('root', { message: further.length > 0 ? t('form.fixFields') : error.message })
}

/** The errors in entries that are not on the screen, and the way to them. */
function entryErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  { entryAt }: Pick<Spec<never, never, V>, 'entryAt'>,
  root: HTMLElement | null,
): Pick<DraftForm<V>, 'elsewhere' | 'reveal'> {
  const entryOf = (path: string) => entryAt?.(path, form.getValues())
  return {
    elsewhere: errorsIn(form.formState.errors).flatMap(({ path, message }) => {
      const entry = entryOf(path)
      return entry && !entry.isOpen ? [{ path, entry: entry.name, message }] : []
    }),
    reveal(path) {
      entryOf(path)?.show()
      afterDrawing(() => focusFirstError(root))
    },
  }
}

/** Stores the input while it differs from what the server had, and drops it when it does not. */
function useStoredDraft<S, V>(
  { draft, stored }: Pick<Spec<never, S, V>, 'draft' | 'stored'>,
  dirty: boolean,
  { base, values }: Draft<S, V>,
): void {
  const store = useEffectEvent((name: string, input: Draft<S, V>) =>
    storeDraft(name, { ...input, values: stored ? stored(input.values) : input.values }, true),
  )
  useEffect(() => {
    if (draft === undefined) return
    if (dirty) store(draft, { base, values })
    else dropDraft(draft)
  }, [draft, dirty, base, values])
}

/** Loads, edits, validates and saves something as a whole, never overwriting what another person saved meanwhile. */
export function useDraftForm<C extends CallSpec, S, V extends FieldValues>(spec: Spec<C, S, V>): DraftForm<V, S> {
  const { draft, saved, valuesOf, revisionOf = () => '', call, requestOf, onSaved, onFailed, onSettled } = spec
  const [start] = useState(() => draftOf(draft, saved, valuesOf))
  const [base, setBase] = useState(start.base)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [shown] = useState((): ShownPaths => new Map())
  const form = useForm<V>({
    defaultValues: start.values as DefaultValues<V>,
    resolver: requestResolver<V>(call, values => requestOf(values, base)),
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as V
  const dirty = !isSame(values, valuesOf(base))
  useStoredDraft(spec, dirty, { base, values })
  const show = (next: S) => {
    setBase(next)
    form.reset(valuesOf(next))
  }
  const focusError = () => showFirstError(form, { shown, root, entryAt: spec.entryAt })
  const saving = useMutation({
    mutationFn: (input: V) => send(call, requestOf(input, base)),
    onSuccess: (answer, input) => {
      if (draft !== undefined) dropDraft(draft)
      const next = onSaved(answer, input)
      if (next instanceof Promise) return next
      if (next) show(next)
    },
    onError: (error, input) => {
      showRefusal(form, error)
      focusError()
      return onFailed?.(error, input)
    },
    ...(onSettled && { onSettled }),
  })
  const isOld = revisionOf(saved) !== revisionOf(base) && !saving.isPending
  useEffect(() => {
    if (isOld && !dirty) show(saved)
  })
  return {
    form,
    values,
    base,
    dirty,
    busy: saving.isPending,
    fresh: spec.revisionOf !== undefined && revisionOf(base) === '',
    conflict: dirty && isOld,
    shown,
    ...entryErrors(form, spec, root),
    setRoot,
    check: then => void form.handleSubmit(then, focusError)(),
    save: () => void form.handleSubmit(input => saving.mutate(input as unknown as V), focusError)(),
    discard: () => show(saved),
    keepMine() {
      form.clearErrors()
      setBase(saved)
    },
  }
}
