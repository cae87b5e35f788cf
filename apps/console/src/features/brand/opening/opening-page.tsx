import { brandCalls as calls } from '@comanda/contract/brand'
import { staffCalls } from '@comanda/contract/staff'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { QrCode } from '@comanda/web/ui/media/qr-code.tsx'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { goTo, usePlace } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { BasicsForm } from './basics-form.tsx'
import styles from './opening.module.css'
import { Progress } from './progress.tsx'
import { type Checklist, type OpeningItem, useChecklist, useChecklistChange } from './queries.ts'
import { SampleAgreements, SampleMenus } from './samples.tsx'

/** The particulars, which one form holds. */
const BASICS: readonly OpeningItem[] = ['address', 'orderTypes', 'tax', 'seller']

/** Where each item is set up, as view and part of the address. */
const PLACES: Readonly<Record<OpeningItem, readonly [view: string, detail?: string]>> = {
  address: ['setup', 'basics'],
  orderTypes: ['setup', 'basics'],
  tax: ['setup', 'basics'],
  seller: ['setup', 'basics'],
  hours: ['settings', 'hours'],
  tables: ['settings', 'tables'],
  zones: ['settings', 'zones'],
  payment: ['settings', 'payments'],
  menu: ['setup', 'menu'],
  agreements: ['setup', 'agreements'],
}

interface Props {
  shopId: number
  /** The languages of the store's texts are those of the brand. */
  isBrand: boolean
}

interface StepProps {
  item: OpeningItem | 'staff'
  done: boolean
  place: readonly [view: string, detail?: string]
  hint?: MessageKey
}

/** One step: whether it is done, what it is for, and the way to it. */
const Step = ({ item, done, place, hint = `opening.hint.${item}` }: StepProps) => (
  <li className={styles.step} data-done={done}>
    {done ? <CircleCheck aria-hidden="true" size={24} /> : <CircleDashed aria-hidden="true" size={24} />}
    <div className={styles.stepText}>
      <h3>
        {t(`opening.item.${item}`)}
        <span className="visuallyHidden"> ({t(done ? 'opening.done' : 'opening.missing')})</span>
      </h3>
      <p>{t(hint)}</p>
    </div>
    <Button size="small" kind={done ? 'plain' : 'secondary'} onClick={() => goTo(...place)}>
      {t(done ? 'opening.change' : 'opening.setUp')}
      <span className="visuallyHidden">: {t(`opening.item.${item}`)}</span>
    </Button>
  </li>
)

/** The store is open: a code for a phone, to place a test order. */
const TestOrder = ({ guestUrl }: Pick<Checklist, 'guestUrl'>) => (
  <section className={styles.test}>
    <div className={styles.code}>
      <QrCode text={guestUrl} label={t('opening.testCode')} />
    </div>
    <div className={styles.stepText}>
      <h3>{t('opening.testOrder')}</h3>
      <p>{t('opening.testHint')}</p>
      <a href={guestUrl} target="_blank" rel="noreferrer" dir="ltr">
        {guestUrl}
      </a>
      <Button kind="soft" size="small" onClick={() => goTo('orders')}>
        {t('opening.toOrders')}
      </Button>
    </div>
  </section>
)

/** The optional staff step: done when a second person is invited. L2 */
function StaffStep({ shopId }: { shopId: number }) {
  const { data } = useQuery({
    queryKey: ['rights', shopId],
    queryFn: () => send(staffCalls.rights, { shopId }),
    staleTime: 0,
  })
  return <Step item="staff" done={(data?.staff.length ?? 0) > 1} place={['team']} />
}

function Overview({ checklist, shopId, isBrand }: Props & { checklist: Checklist }) {
  const { items, state, guestUrl } = checklist
  const done = items.filter(one => one.done).length
  const opening = useChecklistChange(shopId, () => send(calls.openStore, { shopId }))
  return (
    <>
      {state === 'preparing' ? (
        <section className={styles.head}>
          <Progress done={done} of={items.length} />
          <p>{t(done === items.length ? 'opening.readyHint' : 'opening.notYetHint')}</p>
          <ErrorText>{opening.error?.message}</ErrorText>
          <Button
            size="large"
            kind={done === items.length ? 'primary' : 'secondary'}
            busy={opening.isPending}
            onClick={() => opening.mutate(undefined)}
          >
            {t('opening.open')}
          </Button>
        </section>
      ) : (
        <TestOrder guestUrl={guestUrl} />
      )}
      <ol className={styles.steps}>
        {items.map(({ item, done: isDone }) => (
          <Step
            key={item}
            item={item}
            done={isDone}
            place={PLACES[item]}
            {...(item === 'address' && isDone && !checklist.placed && { hint: 'opening.hint.addressUnplaced' })}
          />
        ))}
        {isBrand && <StaffStep shopId={shopId} />}
      </ol>
      {isBrand && (
        <section className={styles.more}>
          <h3>{t('opening.more')}</h3>
          <Button kind="soft" onClick={() => goTo('brand')}>
            {t('opening.more.brand')}
          </Button>
        </section>
      )}
    </>
  )
}

/** One step with its title and the ways back and on. */
function StepPage({ title, next, children }: { title: string; next?: OpeningItem | undefined; children: ReactNode }) {
  return (
    <>
      <Text as="h3" size={20}>
        {title}
      </Text>
      {children}
      <nav className={styles.ways}>
        <Button kind="plain" onClick={() => goTo('setup')}>
          {t('opening.back')}
        </Button>
        {next && (
          <Button kind="secondary" onClick={() => goTo(...PLACES[next])}>
            {t('opening.next', { name: t(`opening.item.${next}`) })}
          </Button>
        )}
      </nav>
    </>
  )
}

/** The guide from a new store to an open one: what is done follows from the data, so every step can be left and resumed. SETUP-4 */
export function OpeningPage({ shopId, isBrand }: Props) {
  const checklist = useChecklist(shopId)
  const { detail } = usePlace()
  return (
    <div className={styles.page}>
      <Loaded query={checklist}>
        {data => {
          const nextAfter = (skip: readonly OpeningItem[]) =>
            data.items.find(one => !one.done && !skip.includes(one.item))?.item
          if (detail === 'basics')
            return (
              <StepPage title={t('opening.basics')} next={nextAfter(BASICS)}>
                <BasicsForm shopId={shopId} checklist={data} />
              </StepPage>
            )
          if (detail === 'menu')
            return (
              <StepPage title={t('opening.item.menu')} next={nextAfter(['menu'])}>
                <SampleMenus shopId={shopId} checklist={data} />
              </StepPage>
            )
          if (detail === 'agreements')
            return (
              <StepPage title={t('opening.item.agreements')} next={nextAfter(['agreements'])}>
                <SampleAgreements shopId={shopId} checklist={data} isBrand={isBrand} />
              </StepPage>
            )
          return <Overview checklist={data} shopId={shopId} isBrand={isBrand} />
        }}
      </Loaded>
    </div>
  )
}
