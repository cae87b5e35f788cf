import { Button } from '@comanda/web/ui/controls/button.tsx'
import type { FieldValues } from 'react-hook-form'
import { ErrorText } from './fields/list-parts.tsx'
import { FormFields, type FormFieldsProps, problemBesideFields } from './settings-form.tsx'

interface SubmitFormProps<V extends FieldValues, S> extends FormFieldsProps<V, S> {
  /** The text of the button that sends it. */
  action: string
}

/** A short form within a page or sheet, sent by its own button or the enter key. */
export function SubmitForm<V extends FieldValues, S>({ action, children, ...fields }: SubmitFormProps<V, S>) {
  const { form } = fields
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!form.busy) form.save()
      }}
    >
      <FormFields {...fields}>
        {children}
        <ErrorText>{problemBesideFields(form)}</ErrorText>
        <Button wide type="submit" busy={form.busy}>
          {action}
        </Button>
      </FormFields>
    </form>
  )
}
