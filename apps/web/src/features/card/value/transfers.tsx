import { showMoney, t } from '../../../platform/i18n/index.ts'
import { ListRow, List, Section } from '../../../ui/layout/card.tsx'
import { Badge } from '../../../ui/controls/chip.tsx'
import { type Transfer, useTransfers } from './value-api.ts'
import { cardTimeText } from '../card-time-text.ts'
import { LoadMore } from '../../../ui/feedback/load-more.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'

const tones = { waiting: 'plain', received: 'good', cancelled: 'plain', returned: 'plain' } as const

const textOf = ({ role, fromName }: Transfer): string =>
  role === 'sender' ? t('card.youSent') : t('card.youReceived', { name: fromName })

/** Transfers sent and received. CARD-4 */
export function Transfers() {
  const query = useTransfers()
  const transfers = query.data?.pages.flatMap(page => page.transfers) ?? []
  if (transfers.length === 0) return null
  return (
    <Section title={t('card.transfers')}>
      <Stack gap={14}>
        <List>
          {transfers.map(one => (
            <ListRow
              key={one.transferId}
              title={`${textOf(one)} · ${showMoney(one.amount, one.currency)}`}
              detail={cardTimeText(one.createdAt, 'dateTime')}
              end={<Badge tone={tones[one.state]}>{t(`card.transfer.${one.state}`)}</Badge>}
              to={`/balanceTransfer?transferId=${one.transferId}`}
            />
          ))}
        </List>
        <LoadMore query={query} />
      </Stack>
    </Section>
  )
}
