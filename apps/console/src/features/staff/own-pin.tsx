import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { toast } from '@comanda/web/notices'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordField } from '../../forms/password-field.tsx'
import { Refused, send } from '../../platform/send.ts'
import styles from './account.module.css'

/** Sets the PIN of the signed-in person for shared tablets; it needs their password. L5 */
export function OwnPin() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [pin, setPin] = useState('')
  const save = useMutation({
    mutationFn: () => send(calls.savePin, { password, pin }),
    onSuccess() {
      toast(t('console.pinSaved'))
      setOpen(false)
      setPassword('')
      setPin('')
    },
  })
  if (!open)
    return (
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t('console.setPin')}
      </Button>
    )
  const aboutPin = save.error instanceof Refused && save.error.field === 'pin'
  const problem = save.error?.message
  return (
    <form
      className={styles.password}
      onSubmit={event => {
        event.preventDefault()
        if (password !== '' && pin !== '' && !save.isPending) save.mutate()
      }}
    >
      <PasswordField
        label={t('console.passwordNow')}
        error={aboutPin ? undefined : problem}
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <Field label={t('console.newPin')} hint={t('console.newPinHint')} error={aboutPin ? problem : undefined}>
        <TextInput
          type="password"
          name="new-pin"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          onChange={event => setPin(event.target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <Button wide type="submit" busy={save.isPending}>
        {t('console.savePin')}
      </Button>
    </form>
  )
}
