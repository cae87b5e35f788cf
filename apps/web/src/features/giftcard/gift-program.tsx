import { Clock, MapPin, Percent } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { type GiftProgram as Program, useGiftPrograms } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import { GiftUnavailable } from './gift-states.tsx'
import styles from './gift.module.css'
import { discountTexts, validText } from './texts.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'

interface GiftProgramProps {
  programId: string
  renderPage: (content: ReactNode, bottom: ReactNode) => ReactNode
}

/** One program: designs, amounts, terms and stores. CARD-5 */
export function GiftProgram({ programId, renderPage }: GiftProgramProps) {
  const { data, error, isFetching, refetch } = useGiftPrograms()
  const program = data?.programs.find(one => one.programId === programId)
  if (program) return renderPage(<ProgramDetails program={program} />, <Buy program={program} />)
  if (error) return renderPage(<QueryError query={{ error, isFetching, refetch }} />, undefined)
  if (data) return renderPage(<GiftUnavailable to="/giftIndex" link={t('gift.look')} />, undefined)
  return renderPage(<Loading heights={[214, 120, 180]} gap={14} />, undefined)
}

const Buy = ({ program }: { program: Program }) => (
  <LinkButton wide size="large" to={`/giftBuy?programId=${program.programId}`}>
    {t('gift.buyThis')}
  </LinkButton>
)

function ProgramDetails({ program }: { program: Program }) {
  const { programId, name, description, terms, currency, activeDesigns, amountInfo } = program
  return (
    <>
      <GiftFace design={activeDesigns[0]} drawn={343} eager />
      <Stack gap={4} className={styles.hello}>
        <strong>{name}</strong>
        <p className={`${styles.quiet} ${styles.pre}`}>{description}</p>
      </Stack>
      <TitledPanel title={t('gift.amounts')}>
        <Row as="ul" gap={8} wrap align="stretch">
          {amountInfo.map(amount => (
            <li key={amount}>
              <LinkButton kind="soft" size="small" to={`/giftBuy?programId=${programId}&amount=${amount}`}>
                {showMoney(amount, currency)}
              </LinkButton>
            </li>
          ))}
        </Row>
        {discountTexts(program).map(text => (
          <p key={text} className={styles.good}>
            {text}
          </p>
        ))}
      </TitledPanel>
      <Facts program={program} />
      <TitledPanel title={t('gift.designs')}>
        <Row as="ul" gap={10} align="stretch" className={styles.designs}>
          {activeDesigns.map(design => (
            <li key={design.designId} className={styles.pick}>
              <Link to={`/giftBuy?programId=${programId}&designId=${design.designId}`} aria-label={design.name}>
                <GiftFace design={design} drawn={124} />
              </Link>
            </li>
          ))}
        </Row>
      </TitledPanel>
      <TitledPanel title={t('gift.terms')}>
        <p className={`${styles.quiet} ${styles.pre}`}>{terms}</p>
      </TitledPanel>
    </>
  )
}

/** Stores, validity and the range of a typed amount. */
function Facts({ program }: { program: Program }) {
  const { programId, currency, shopCount } = program
  return (
    <List>
      <ListRow
        icon={<MapPin />}
        title={t('gift.shops', { count: shopCount })}
        to={`/giftShopList?programId=${programId}`}
      />
      <ListRow icon={<Clock />} title={validText(program)} />
      {program.customAmountInfo && (
        <ListRow
          icon={<Percent />}
          title={t('gift.ownAmount')}
          detail={t('gift.ownAmountHint', {
            min: showMoney(program.customAmountInfo.min, currency),
            max: showMoney(program.customAmountInfo.max, currency),
            step: showMoney(program.customAmountInfo.step, currency),
          })}
        />
      )}
    </List>
  )
}
