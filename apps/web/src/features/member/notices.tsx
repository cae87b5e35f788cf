import { member as calls } from '@comanda/contract/member'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { setQueryDataIfNewer, useMutation, useQuery } from '../../platform/queries.ts'
import { send } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Check, CheckGroup } from '../../ui/controls/choice.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'

/** The guest's e-mail preferences; a change shows at once and is reverted after a refusal. */
function useNotices(customerId: number) {
  const queryKey = ['notices', customerId]
  const preferences = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(calls.queryNotices, {}, { signal, shows: 'silent' }),
    retry: false,
  })
  const [chosen, setWanted] = useState<boolean>()
  const save = useMutation({
    mutationFn: (orderNews: boolean) => send(calls.saveNotices, { orderNews }),
    onSuccess: saved => setQueryDataIfNewer(queryKey, saved),
    // In sequence, so that the last tap is saved.
    scope: { id: 'notices' },
    onSettled: (_saved, _fault, sent) => setWanted(now => (now === sent ? undefined : now)),
  })
  const choose = (orderNews: boolean) => {
    setWanted(orderNews)
    save.mutate(orderNews)
  }
  return { held: preferences, orderNews: chosen ?? preferences.data?.orderNews ?? false, choose }
}

function OrderNews({ customerId }: { customerId: number }) {
  const { held: preferences, orderNews, choose } = useNotices(customerId)
  if (preferences.isPending) return <Skeleton height={96} />
  if (preferences.error) return <QueryError query={preferences} />
  const { email } = preferences.data
  if (email === '')
    return (
      <List>
        <ListRow
          icon={<Mail />}
          title={t('setting.addMail')}
          detail={t('setting.noMail')}
          to="/changeNumber?what=email"
        />
      </List>
    )
  return (
    <CheckGroup legend={t('setting.notices')}>
      <Check checked={orderNews} onChange={choose} detail={t('setting.orderNewsDetail', { email })}>
        {t('setting.orderNews')}
      </Check>
    </CheckGroup>
  )
}

/** Whether orders send e-mails; a signed-out guest sees a description. ORDER-9 */
export function Notices() {
  const user = useUser()
  if (kindOf(user) !== 'visitor') return <OrderNews customerId={user.customerId} />
  return (
    <List>
      <ListRow icon={<Mail />} title={t('setting.notices')} detail={t('setting.signInForNews')} to="/login" />
    </List>
  )
}
