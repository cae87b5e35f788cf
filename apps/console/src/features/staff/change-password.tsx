import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordField } from '../../forms/password-field.tsx'
import { Refused, send } from '../../platform/send.ts'
import styles from './account.module.css'

/** Another password for who is signed in. U3 */
export function ChangePassword() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const save = useMutation({
    mutationFn: () => send(calls.changePassword, { password, newPassword }),
    onSuccess: () => setOpen(false),
  })
  if (save.isSuccess) return <p role="status">{t('console.passwordChanged')}</p>
  if (!open)
    return (
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t('console.changePassword')}
      </Button>
    )
  const aboutNew = save.error instanceof Refused && save.error.field === 'newPassword'
  const said = save.error?.message
  return (
    <form
      className={styles.password}
      onSubmit={event => {
        event.preventDefault()
        if (password !== '' && newPassword !== '' && !save.isPending) save.mutate()
      }}
    >
      <PasswordField
        label={t('console.passwordNow')}
        error={aboutNew ? undefined : said}
        autoFocus
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        chosen
        label={t('console.newPassword')}
        hint={t('console.choosePasswordHint')}
        error={aboutNew ? said : undefined}
        value={newPassword}
        onChange={setNewPassword}
      />
      <Button wide type="submit" busy={save.isPending}>
        {t('console.keepPassword')}
      </Button>
    </form>
  )
}
