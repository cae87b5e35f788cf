import type { Currency, Money } from '@comanda/domain/money'
import { TicketCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/controls/chip.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Card, Section } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { QrCode } from '../../ui/media/qr-code.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Text } from '../../ui/text/text.tsx'
import { type HeldPackage, type PackageOffer, useBuyPackage, useOwnPackages, usePackageOffers } from './api.ts'
import styles from './campaign.module.css'
import { dayText, rewardText } from './reward-text.ts'

/** Shows what will be charged, with the surcharge of the card. PRICE-8 */
export type RenderCharged = (
  sale: { shopId: number; amount: Money; currency: Currency },
  button: (charged: Money) => ReactNode,
) => ReactNode

interface OfferProps {
  offer: PackageOffer
  renderCharged: RenderCharged
  /** Called with the created package: leads to its payment. */
  onPay: (packageId: string) => void
}

function Offer({ offer, renderCharged, onPay }: OfferProps) {
  const { name, description, price, currency, validDays, rights, reward, over, soldBy } = offer
  const buying = useBuyPackage()
  const extra = rewardText(reward, currency)
  const buy = () => buying.mutate(offer, { onSuccess: ({ packageId }) => onPay(packageId) })
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h3" className={styles.head}>
          {name}
        </Text>
        {description && (
          <Text kind="muted" className="lines">
            {description}
          </Text>
        )}
        <ul>
          {rights.map(right => (
            <li key={right.rightId}>{t('campaign.includes', { count: right.count, name: right.name })}</li>
          ))}
        </ul>
        <Text kind="hint">
          {t('campaign.validFor', { count: validDays })}
          {extra !== '' && ` · ${t('campaign.extra', { gift: extra })}`}
        </Text>
        {over ? (
          <Badge>{t('campaign.over')}</Badge>
        ) : (
          renderCharged({ shopId: soldBy, amount: price, currency }, charged => (
            <Button
              wide
              busy={buying.isPending}
              aria-label={t('campaign.buyNamed', { name, amount: showMoney(charged, currency) })}
              onClick={buy}
            >
              {t('campaign.buy', { amount: showMoney(charged, currency) })}
            </Button>
          ))
        )}
      </Stack>
    </Card>
  )
}

function CodeSheet({ held, onClose }: { held: HeldPackage; onClose: () => void }) {
  const { name, code = '' } = held
  return (
    <Sheet title={name} onClose={onClose}>
      <Stack gap={14}>
        <Text>{t('campaign.showCode')}</Text>
        <div className={styles.qr}>
          <QrCode text={code} label={t('campaign.packageCode')} />
        </div>
        <p className={styles.code}>
          <bdi>{code}</bdi>
        </p>
      </Stack>
    </Sheet>
  )
}

const standingText = ({ state, expired, lastDay }: HeldPackage): string =>
  state === 'returned'
    ? t('campaign.refunded')
    : expired
      ? t('campaign.expired')
      : t('campaign.validUntil', { date: dayText(lastDay ?? '') })

function Held({ held, onUse }: { held: HeldPackage; onUse: () => void }) {
  const { name, rights, state, expired } = held
  const canUse = state === 'paid' && !expired && rights.some(({ count, used }) => used < count)
  return (
    <Row as="li" wrap gap={12} rowGap={8} justify="end" className={styles.gift}>
      <span className={styles.icon}>
        <TicketCheck aria-hidden="true" size={20} />
      </span>
      <Stack gap={4} className={styles.grow}>
        <Text as="h3" size={16}>
          {name}
        </Text>
        {rights.map(right => (
          <Text key={right.rightId} kind="muted">
            {`${right.name}: ${t('campaign.left', { count: right.count - right.used, most: right.count })}`}
          </Text>
        ))}
        <Text kind="hint">{standingText(held)}</Text>
      </Stack>
      {canUse && (
        <Button size="small" aria-label={t('campaign.useNamed', { name })} onClick={onUse}>
          {t('campaign.usePackage')}
        </Button>
      )}
    </Row>
  )
}

/** The caller's packages, with the code that is shown at the counter. CARD-8 */
export function OwnPackages() {
  const own = useOwnPackages(true)
  const [open, setOpen] = useState<HeldPackage>()
  if (own.error && !own.data) return <QueryError query={own} />
  const packages = own.data?.packages ?? []
  if (packages.length === 0) return null
  return (
    <Section title={t('campaign.yourPackages')}>
      <Card>
        <Stack as="ul" gap={12}>
          {packages.map(held => (
            <Held key={held.packageId} held={held} onUse={() => setOpen(held)} />
          ))}
        </Stack>
      </Card>
      {open && <CodeSheet held={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

/** The packages for sale. CARD-8 */
export function PackageOffers(props: Omit<OfferProps, 'offer'>) {
  const offers = usePackageOffers()
  if (offers.error && !offers.data) return <QueryError query={offers} />
  const campaigns = offers.data?.campaigns ?? []
  if (campaigns.length === 0) return null
  return (
    <Section title={t('campaign.packages')}>
      <Stack gap={12}>
        {campaigns.map(offer => (
          <Offer key={offer.campaignId} offer={offer} {...props} />
        ))}
      </Stack>
    </Section>
  )
}
