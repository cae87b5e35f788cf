import { staffCalls as calls } from '@comanda/contract/staff'
import { LINK_HOURS } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { AccountField } from './account-field.tsx'
import { Door } from './door.tsx'

/** Asks for a link to set another password; says the same whoever it is asked for. U2 */
export function Forgot({ below }: { below: ReactNode }) {
  const [account, setAccount] = useState('')
  const ask = useMutation({ mutationFn: () => send(calls.forgotPassword, { account }) })
  const hint = ask.isSuccess ? t('console.linkOnWay', { hours: LINK_HOURS.forgotten }) : t('console.forgotHint')
  return (
    <Door
      title={t('console.forgotTitle')}
      hint={hint}
      below={below}
      onSubmit={() => account !== '' && !ask.isPending && ask.mutate()}
    >
      {!ask.isSuccess && (
        <>
          <AccountField error={ask.error?.message} value={account} onChange={setAccount} />
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
