import { mailCalls as calls } from '@comanda/contract/report'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'
import tables from '../../../ui/tables.module.css'
import styles from './sales.module.css'

/** The recipients of the daily e-mail; a switch takes effect at once. PAY-14 */
export function DayMail({ shopId }: { shopId: number }) {
  const queries = useQueryClient()
  const queryKey = ['dayMails', shopId]
  const { data } = useQuery({ queryKey, queryFn: () => send(calls.dayMails, { shopId }) })
  const save = useMutation({
    mutationFn: (input: { staffId: string; on: boolean }) => send(calls.saveDayMail, { shopId, ...input }),
    onSuccess: saved => queries.setQueryData(queryKey, saved),
    onError: error => toast(error.message),
  })
  if (!data) return null
  return (
    <section className={styles.panel}>
      <h3>{t('sales.mail')}</h3>
      <p className={tables.quiet}>{t(data.staff.length > 0 ? 'sales.mailHint' : 'sales.mailNone')}</p>
      {data.staff.map(({ staffId, name, email, on }) => (
        <Switch
          key={staffId}
          checked={save.isPending && save.variables.staffId === staffId ? save.variables.on : on}
          onChange={next => save.mutate({ staffId, on: next })}
          detail={<bdi>{email}</bdi>}
        >
          {name}
        </Switch>
      ))}
    </section>
  )
}
