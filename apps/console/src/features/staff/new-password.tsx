import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PasswordField } from '../../forms/password-field.tsx'
import { goTo } from '../../platform/place.ts'
import { Refused, send } from '../../platform/send.ts'
import { keepToken, type StaffInfo } from '../../platform/session.ts'
import { Door } from './door.tsx'

interface Props {
  /** What stood in the link. */
  token: string
  onSignedIn: (staff: StaffInfo) => void
  below: ReactNode
}

/** Choosing a password by the link that came by e-mail; who has chosen it is signed in. U3 */
export function NewPassword({ token, onSignedIn, below }: Props) {
  const [password, setPassword] = useState('')
  const save = useMutation({
    mutationFn: async () => {
      const { account } = await send(calls.setPassword, { token, password })
      return send(calls.signIn, { account, password })
    },
    onSuccess: ({ token: session, staff }) => {
      keepToken(session)
      goTo('')
      onSignedIn(staff)
    },
  })
  return (
    <Door
      title={t('console.choosePassword')}
      hint={t('console.choosePasswordHint')}
      below={below}
      onSubmit={() => password !== '' && !save.isPending && save.mutate()}
    >
      <PasswordField
        chosen
        label={t('console.newPassword')}
        error={save.error?.message}
        value={password}
        onChange={setPassword}
      />
      <Button wide size="large" type="submit" busy={save.isPending}>
        {t('console.savePassword')}
      </Button>
      {save.error instanceof Refused && save.error.field === 'token' && (
        <Button wide kind="soft" onClick={() => goTo('forgot')}>
          {t('console.forgot')}
        </Button>
      )}
    </Door>
  )
}
