import { counterCalls as calls } from '@comanda/contract/counter'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation } from '@tanstack/react-query'
import { Search, UserRound } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { usePlace } from '../../platform/place.ts'
import { Refused, send } from '../../platform/send.ts'
import { AdjustmentList } from './adjustment-list.tsx'
import styles from './counter.module.css'
import { MemberHoldings } from './member-holdings.tsx'
import type { PaidRecharge } from './recharges.tsx'

interface SearchProps {
  /** The contact that was searched for elsewhere. */
  initial: string
  busy: boolean
  error: Error | null
  onSearch: (contact: string) => void
}

function SearchBar({ initial, busy, error, onSearch }: SearchProps) {
  const [contact, setContact] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (contact.trim().length >= 3) onSearch(contact.trim())
  }
  const unknown = error instanceof Refused && error.code === 'COM-00-0404'
  return (
    <Row as="form" wrap align="start" onSubmit={submit}>
      <Field
        label={t('counter.find')}
        hint={t('counter.findHint')}
        error={unknown ? t('counter.nobody') : error?.message}
        className={styles.grow ?? ''}
      >
        <TextInput
          type="search"
          dir="ltr"
          autoComplete="off"
          maxLength={254}
          value={contact}
          onChange={event => setContact(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} icon={<Search aria-hidden="true" size={18} />} className={styles.beside ?? ''}>
        {t('counter.search')}
      </Button>
    </Row>
  )
}

interface BalancesProps {
  shopId: number
  timeZone: string
  /** Renders the button that refunds the unused part of a recharge. */
  refundOf: (recharge: PaidRecharge) => ReactNode
}

/** Finds a member, corrects points and cards, and lists what waits for a second person. For staff with the brand's money. */
export function Balances({ shopId, timeZone, refundOf }: BalancesProps) {
  const search = useMutation({ mutationFn: (contact: string) => send(calls.findMember, { shopId, contact }) })
  const { view, detail, part } = usePlace()
  const named = view === 'members' && detail === 'balances' ? part : ''
  const { mutate } = search
  useEffect(() => {
    if (named !== '') mutate(named)
  }, [named, mutate])
  const retry = () => search.variables !== undefined && search.mutate(search.variables)
  return (
    <div className={styles.halves}>
      <section className={styles.half} aria-label={t('counter.find')}>
        <SearchBar key={named} initial={named} busy={search.isPending} error={search.error} onSearch={search.mutate} />
        {search.data ? (
          <MemberHoldings
            shopId={shopId}
            member={search.data}
            timeZone={timeZone}
            refundOf={refundOf}
            onChanged={retry}
          />
        ) : (
          <EmptyState icon={<UserRound />} title={t('counter.nobodyYet')} />
        )}
      </section>
      <section className={styles.half} aria-label={t('counter.adjustments')}>
        <h3>{t('counter.adjustments')}</h3>
        <AdjustmentList shopId={shopId} onDecided={retry} />
      </section>
    </div>
  )
}
