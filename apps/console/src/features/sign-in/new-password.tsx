import { console as calls } from '@comanda/contract/console'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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
      <Field label={t('console.newPassword')} error={save.error?.message}>
        <TextInput
          type="password"
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
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
