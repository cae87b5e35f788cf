import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { type ComponentProps, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionSheet } from '../ui/action-sheet.tsx'
import { MovedNotice } from '../ui/moved-notice.tsx'
import styles from './forms.module.css'
import { ErrorText } from './fields/list-parts.tsx'
import { FormFields, problemBesideFields } from './settings-form.tsx'
import type { DraftForm } from './state/use-draft-form.ts'

/** Says that a sheet holds input of before, with a button that discards it. */
export function StoredNotice({ dirty, discard }: Pick<DraftForm, 'dirty' | 'discard'>) {
  const [shown, setShown] = useState(dirty)
  if (!shown || !dirty) return null
  return (
    <p className={styles.stored} role="status">
      <span className={styles.unsaved}>{t('settings.unsaved')}</span>
      <Button
        size="small"
        kind="plain"
        onClick={() => {
          setShown(false)
          discard()
        }}
      >
        {t('settings.discard')}
      </Button>
    </p>
  )
}

interface SheetFormProps<V extends FieldValues, S>
  extends Pick<ComponentProps<typeof FormFields<V, S>>, 'form' | 'languages' | 'currency' | 'children'>,
    Partial<Pick<ComponentProps<typeof ActionSheet>, 'action' | 'ready' | 'complete' | 'note'>>,
    Pick<ComponentProps<typeof ActionSheet>, 'title' | 'onClose'> {}

/** A form in a sheet, with the button that saves it. What was typed is there again when it is opened again. */
export function SheetForm<V extends FieldValues, S>(props: SheetFormProps<V, S>) {
  const { form, languages, currency, action = t('console.save'), children, ...sheet } = props
  const facts = { ...(languages && { languages }), ...(currency && { currency }) }
  return (
    <ActionSheet {...sheet} action={action} busy={form.busy} onAction={form.save}>
      <FormFields form={form} className={styles.sheet} {...facts}>
        <StoredNotice dirty={form.dirty} discard={form.discard} />
        {form.conflict && <MovedNotice onTakeTheirs={form.discard} onKeepMine={form.keepMine} />}
        <ErrorText>{form.conflict ? '' : problemBesideFields(form)}</ErrorText>
        {children}
      </FormFields>
    </ActionSheet>
  )
}
