import { Gift, History, Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type GiftProgram, useGiftPrograms } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift.module.css'
import { programFor, minimumAmount } from './texts.ts'
import { Grid, Stack, Row } from '../../ui/layout/layout.tsx'

interface GiftWindowProps {
  programId: string | null
  onProgram: (programId: string) => void
  /** The brand's decoration; without it all designs are in one grid. DECO-1 */
  decorated?: ReactNode
  /** Whether the decoration is still loading. */
  waiting?: boolean
}

/** Designs by occasion, in the currency they are used in. CARD-5 */
export function GiftWindow({ programId, onProgram, decorated, waiting }: GiftWindowProps) {
  const { data, error, isFetching, refetch } = useGiftPrograms()
  if (error) return <QueryError query={{ error, isFetching, refetch }} />
  if (!data || waiting) return <Loading />
  const program = programFor(data.programs, programId)
  return (
    <>
      {!decorated && <Hello />}
      {program ? (
        <>
          {data.programs.length > 1 && (
            <Row gap={8} align="stretch" className={styles.chips} role="group" aria-label={t('gift.where')}>
              {data.programs.map(one => (
                <Chip
                  key={one.programId}
                  pressed={one === program}
                  onPress={() => onProgram(one.programId)}
                >{`${one.currency.currencyCode} ${one.currency.currencySymbol}`}</Chip>
              ))}
            </Row>
          )}
          {decorated ? (
            <div className={styles.occasions}>{decorated}</div>
          ) : (
            <Designs key={program.programId} program={program} />
          )}
        </>
      ) : (
        <EmptyState icon={<Illustration scene="gift" />} title={t('gift.none')}>
          {t('gift.noneHint')}
        </EmptyState>
      )}
      <List>
        {program && (
          <ListRow icon={<Gift />} title={t('gift.about')} to={`/giftDetail?programId=${program.programId}`} />
        )}
        <ListRow icon={<Wallet />} title={t('gift.mine')} to="/giftCards" />
        <ListRow icon={<History />} title={t('gift.history')} to="/historicalGift" />
      </List>
    </>
  )
}

const Hello = () => (
  <Stack gap={4} className={styles.hello}>
    <strong>{t('gift.hello')}</strong>
    <p className={styles.quiet}>{t('gift.helloHint')}</p>
  </Stack>
)

const FIRST_IN_SIGHT = 4

function Designs({ program }: { program: GiftProgram }) {
  const [occasion, setOccasion] = useState('')
  const shown = program.activeDesigns.filter(design => occasion === '' || design.occasion === occasion)
  const occasions = program.occasions.filter(one => program.activeDesigns.some(it => it.occasion === one.occasion))
  return (
    <>
      {occasions.length > 1 && (
        <Row gap={8} align="stretch" className={styles.chips} role="group" aria-label={t('gift.occasions')}>
          <Chip pressed={occasion === ''} onPress={() => setOccasion('')}>
            {t('gift.all')}
          </Chip>
          {occasions.map(one => (
            <Chip key={one.occasion} pressed={occasion === one.occasion} onPress={() => setOccasion(one.occasion)}>
              {one.name}
            </Chip>
          ))}
        </Row>
      )}
      <Grid
        as="ul"
        gap={12}
        rowGap={14}
        columns="repeat(auto-fill, minmax(min(100%, calc(150 * var(--u))), 1fr))"
        className={styles.grid}
        aria-label={t('gift.designs')}
      >
        {shown.map((design, at) => (
          <li key={design.designId}>
            <Link className={styles.design} to={`/giftBuy?programId=${program.programId}&designId=${design.designId}`}>
              <GiftFace design={design} drawn={165} eager={at < FIRST_IN_SIGHT} />
              <span>{design.name}</span>
            </Link>
          </li>
        ))}
      </Grid>
      <p className={styles.quiet}>{t('gift.from', { amount: showMoney(minimumAmount(program), program.currency) })}</p>
    </>
  )
}

const Loading = () => (
  <div className={styles.column} aria-busy="true" role="status" aria-label={t('ui.loading')}>
    <Skeleton height={56} />
    <Skeleton height={40} />
    <Grid
      gap={12}
      rowGap={14}
      columns="repeat(auto-fill, minmax(min(100%, calc(150 * var(--u))), 1fr))"
      className={styles.grid}
    >
      {[1, 2, 3, 4, 5, 6].map(place => (
        <Skeleton key={place} height={130} />
      ))}
    </Grid>
  </div>
)
