import { directoryCalls as calls } from '@comanda/contract/member'
import type { ResponseOf } from '@comanda/contract/core'
import { showNumber, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { NeededField, reasonLacks } from '../../../forms/fields/needed-field.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useReason } from '../../../forms/state/stored-state.ts'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { amountsText, membersKey, type Profile, removeErased } from './queries.ts'

type Closing = ResponseOf<typeof calls.checkEraseMember>

/** What prevents it now, or what is lost with the account. */
function Consequences({ closing: { bars, points, couponCount, money } }: { closing: Closing }) {
  if (bars.length > 0) return <Text kind="warning">{t('members.eraseBusy')}</Text>
  const lost = [
    amountsText(money),
    points > 0 && t('counter.points', { count: showNumber(points) }),
    couponCount > 0 && t('members.couponCount', { count: couponCount }),
  ].filter(Boolean)
  return (
    <>
      <p>{t('members.eraseHint')}</p>
      {lost.length > 0 && <Text kind="warning">{t('members.eraseLost', { what: lost.join(' · ') })}</Text>}
    </>
  )
}

interface EraseProps {
  shopId: number
  profile: Profile
  onClose: () => void
}

/** Erases a member after a second confirmation: their name is typed. CARD-13 */
export function EraseSheet({ shopId, profile, onClose }: EraseProps) {
  const client = useQueryClient()
  const { customerId, name } = profile
  const at = { shopId, customerId }
  const [typed, setTyped] = useState('')
  const { reason, put, done } = useReason(`members/${shopId}/erase-${customerId}`)
  const closing = useQuery({
    queryKey: membersKey(shopId, 'closing', customerId),
    queryFn: () => send(calls.checkEraseMember, at),
    staleTime: 0,
  })
  const erasing = useMutation({
    mutationFn: () => send(calls.eraseMember, { ...at, mark: closing.data?.mark ?? '', reason: reason.trim() }),
    onSuccess() {
      done()
      toast(t('members.erased'))
      goTo('members')
      return removeErased(client, shopId, customerId)
    },
    onError(error) {
      toast(error.message)
      return closing.refetch()
    },
  })
  const free = closing.data?.bars.length === 0
  return (
    <ActionSheet
      title={t('members.erase')}
      danger
      action={t('members.erase')}
      busy={erasing.isPending}
      ready={free}
      complete={reasonLacks(reason) === false && typed.trim() === name}
      onAction={() => erasing.mutate()}
      onClose={onClose}
    >
      <Stack gap={14}>
        <Loaded query={closing}>{consequences => <Consequences closing={consequences} />}</Loaded>
        <NeededField
          label={t('members.eraseConfirm', { name })}
          lacks={typed.trim() !== name && t('form.typeName', { name })}
        >
          <TextInput
            value={typed}
            autoComplete="off"
            maxLength={130}
            onChange={event => setTyped(event.target.value)}
          />
        </NeededField>
        <NeededField label={t('counter.reason')} hint={t('counter.reasonHint')} lacks={reasonLacks(reason)}>
          <TextInput value={reason} maxLength={200} onChange={event => put(event.target.value)} />
        </NeededField>
      </Stack>
    </ActionSheet>
  )
}
