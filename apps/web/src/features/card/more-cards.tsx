import { Check } from 'lucide-react'
import { showList, t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card, Section } from '../../ui/layout/card.tsx'
import { Grid, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { useJoin, useProgramOffers } from './api.ts'
import { CardFace } from './face/card-face.tsx'
import styles from './card.module.css'
import { chooseCard } from './chosen-card.ts'

type Offer = NonNullable<ReturnType<typeof useProgramOffers>['data']>['programs'][number]

/** The card programs that the member has no card of, each to be joined in one step. CARD-1 */
export function MoreCards() {
  const offers = useProgramOffers()
  const other = offers.data?.programs.filter(({ ownCardId }) => ownCardId === undefined) ?? []
  if (other.length === 0) return null
  return (
    <Section title={t('card.moreCards')}>
      <Stack gap={14}>
        {other.map(offer => (
          <OneOffer key={offer.program.cardProgramId} offer={offer} refetch={() => offers.refetch()} />
        ))}
      </Stack>
    </Section>
  )
}

function OneOffer({ offer: { program, shopNames }, refetch }: { offer: Offer; refetch: () => Promise<unknown> }) {
  const { cardProgramId, name, face, description, benefits, validMonths } = program
  const choose = async () => {
    const { data } = (await refetch()) as { data?: { programs: Offer[] } }
    const own = data?.programs.find(one => one.program.cardProgramId === cardProgramId)?.ownCardId
    if (own !== undefined) chooseCard(own)
    toast(t('card.joined', { name }))
  }
  const join = useJoin(() => void choose(), cardProgramId)
  return (
    <Card>
      <Grid gap={14} least={260}>
        <CardFace name={name} face={face} />
        <Stack gap={14}>
          <Text kind="muted" size={16} className="lines">
            {description}
          </Text>
          <Stack as="ul">
            {benefits.map(benefit => (
              <Grid key={benefit} as="li" columns="auto 1fr" className={styles.benefit}>
                <Check aria-hidden="true" />
                {benefit}
              </Grid>
            ))}
          </Stack>
          <p className={styles.small}>
            {shopNames.length > 0 ? t('card.validAtShops', { shops: showList(shopNames) }) : t('card.validEverywhere')}{' '}
            {validMonths === undefined ? t('card.noExpiry') : t('card.validMonths', { months: validMonths })}
          </p>
          <Button wide kind="secondary" busy={join.isPending} onClick={() => join.mutate()}>
            {t('card.getCard')}
          </Button>
          {join.error && (
            <p role="alert" className={styles.problem}>
              {join.error.message}
            </p>
          )}
        </Stack>
      </Grid>
    </Card>
  )
}
