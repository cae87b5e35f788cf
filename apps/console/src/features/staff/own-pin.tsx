import type { RequestInputOf } from '@comanda/contract/core'
import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { toast } from '@comanda/web/notices'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SubmitForm } from '../../forms/submit-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'

type Input = RequestInputOf<typeof calls.savePin>
const Fields = fieldsOf<Input>()

function PinForm({ onSaved }: { onSaved: () => void }) {
  const form = useDraftForm({
    saved: undefined,
    valuesOf: (): Input => ({ password: '', pin: '' }),
    call: calls.savePin,
    requestOf: values => values,
    onSaved() {
      toast(t('console.pinSaved'))
      onSaved()
    },
  })
  return (
    <SubmitForm form={form} action={t('console.savePin')}>
      <Fields.Password name="password" label={t('console.passwordNow')} autoFocus />
      <Fields.Text
        name="pin"
        label={t('console.newPin')}
        hint={t('console.newPinHint')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        parse={text => text.replaceAll(/\D/g, '')}
      />
    </SubmitForm>
  )
}

/** Sets the PIN of the signed-in person for shared tablets; it needs their password. L5 */
export function OwnPin() {
  const [open, setOpen] = useState(false)
  if (open) return <PinForm onSaved={() => setOpen(false)} />
  return (
    <Button kind="soft" onClick={() => setOpen(true)}>
      {t('console.setPin')}
    </Button>
  )
}
