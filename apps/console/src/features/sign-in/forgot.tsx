import { console as calls } from '@comanda/contract/console'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { Door } from './door.tsx'

const HOURS = 2

/** Asks for a link to set another password; says the same whoever it is asked for. U2 */
export function Forgot({ below }: { below: ReactNode }) {
  const [account, setAccount] = useState('')
  const ask = useMutation({ mutationFn: () => send(calls.forgotPassword, { account }) })
  const hint = ask.isSuccess ? t('console.linkOnWay', { hours: HOURS }) : t('console.forgotHint')
  return (
    <Door
      title={t('console.forgotTitle')}
      hint={hint}
      below={below}
      onSubmit={() => account !== '' && !ask.isPending && ask.mutate()}
    >
      {!ask.isSuccess && (
        <>
          <Field label={t('console.account')} error={ask.error?.message}>
            <TextInput
              name="account"
              autoComplete="username"
              inputMode="email"
              value={account}
              onChange={event => setAccount(event.target.value)}
            />
          </Field>
          <Button wide size="large" type="submit" busy={ask.isPending}>
            {t('console.sendLink')}
          </Button>
        </>
      )}
      <Button wide kind="soft" onClick={() => goTo('')}>
        {t('console.backToSignIn')}
      </Button>
    </Door>
  )
}
