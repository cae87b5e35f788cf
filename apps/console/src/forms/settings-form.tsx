import type { Currency } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ConfirmSave } from './confirm-save.tsx'
import { errorsIn, errorsUnseen, FormFactsContext, ShownPathsContext } from './state/field-state.ts'
import { MovedNotice } from '../ui/moved-notice.tsx'
import styles from './forms.module.css'
import type { DraftForm, EntryError } from './state/use-draft-form.ts'

/** What is wrong with the form as a whole: the text of its first error if no field displays it. */
export function problemOf<V extends FieldValues, S>({ form, shown, elsewhere }: DraftForm<V, S>): string {
  const { errors } = form.formState
  if (elsewhere.length > 0) return ''
  const [unseen] = errorsUnseen(errors, shown)
  const isRefusal = unseen !== undefined && errors.root?.message === unseen.message
  if (unseen && !isRefusal) return t('form.elsewhere', { problem: unseen.message })
  return errors.root?.message ?? ''
}

/** What is wrong with the form as a whole; empty if its fields display all errors. */
export function problemBesideFields<V extends FieldValues, S>(state: DraftForm<V, S>): string {
  const { errors } = state.form.formState
  const isAtFields = errorsIn(errors).length > 0 && errorsUnseen(errors, state.shown).length === 0
  return isAtFields ? '' : problemOf(state)
}

interface ElsewhereProps {
  errors: readonly EntryError[]
  onShow: (path: string) => void
}

/** The errors in other entries of the form, each with the name of its entry and the way to it. */
const Elsewhere = ({ errors, onShow }: ElsewhereProps) => (
  <ul role="alert" aria-label={t('form.fixFields')} className={styles.problems}>
    {errors.map(({ path, entry, message }) => (
      <li key={path}>
        <Button size="small" kind="plain" onClick={() => onShow(path)}>
          {t('form.inEntry', { entry, problem: message })}
        </Button>
      </li>
    ))}
  </ul>
)

/** The buttons to save and discard, and the choice after another person's save. */
function SaveBar<V extends FieldValues, S>({ form, onSave }: { form: DraftForm<V, S>; onSave: () => void }) {
  const problem = form.conflict ? '' : problemOf(form)
  return (
    <div className={styles.foot}>
      {form.conflict && <MovedNotice onTakeTheirs={form.discard} onKeepMine={form.keepMine} />}
      <p role="alert" className={styles.problem} hidden={problem === ''}>
        {problem}
      </p>
      {!form.conflict && form.elsewhere.length > 0 && <Elsewhere errors={form.elsewhere} onShow={form.reveal} />}
      {(form.dirty || form.fresh) && (
        <div className={styles.save}>
          {form.dirty && (
            <>
              <span className={styles.unsaved}>{t('settings.unsaved')}</span>
              <Button size="small" kind="plain" onClick={form.discard}>
                {t('settings.discard')}
              </Button>
            </>
          )}
          <Button busy={form.busy} disabled={form.conflict} onClick={onSave}>
            {t('console.save')}
          </Button>
        </div>
      )}
    </div>
  )
}

export interface FormFieldsProps<V extends FieldValues, S> {
  form: DraftForm<V, S>
  /** The languages of the store, its own first. */
  languages?: readonly string[]
  currency?: Currency | undefined
  className?: string | undefined
  children: ReactNode
}

const noLanguages: readonly string[] = []

/** The fields of a form, one below the other. */
export function FormFields<V extends FieldValues, S>(props: FormFieldsProps<V, S>) {
  const { languages = noLanguages, currency, className, children } = props
  const { form, setRoot, shown } = props.form
  const facts = useMemo(() => ({ languages, currency }), [languages, currency])
  return (
    <FormFactsContext value={facts}>
      <ShownPathsContext value={shown}>
        <FormProvider {...form}>
          <div ref={setRoot} className={className ?? styles.part}>
            {children}
          </div>
        </FormProvider>
      </ShownPathsContext>
    </FormFactsContext>
  )
}

interface SettingsFormProps<V extends FieldValues, S> extends FormFieldsProps<V, S> {
  /** The text of effects beyond the form, which is confirmed before saving. */
  consequences?: (values: V) => string[]
}

const nothing = (): string[] => []

/** The fields of one part of the settings, and below them what saves it. */
export function SettingsForm<V extends FieldValues, S>(props: SettingsFormProps<V, S>) {
  const { children, consequences = nothing, form, ...rest } = props
  const [toConfirm, setToConfirm] = useState<string[]>()
  const save = () => {
    const affected = consequences(form.values)
    if (affected.length > 0) form.check(() => setToConfirm(affected))
    else form.save()
  }
  const confirm = () => {
    setToConfirm(undefined)
    form.save()
  }
  return (
    <FormFields form={form} {...rest}>
      {children}
      <SaveBar form={form} onSave={save} />
      {toConfirm && (
        <ConfirmSave consequences={toConfirm} onConfirm={confirm} onClose={() => setToConfirm(undefined)} />
      )}
    </FormFields>
  )
}
