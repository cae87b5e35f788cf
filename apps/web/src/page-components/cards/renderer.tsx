import { type ComponentOf, colorOf, Headed, MaybeLink, Strip } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './cards.module.css'

/** Row of wide cards. */
export const Renderer = ({ title, cards }: ComponentOf<'cards'>) => (
  <Headed title={title}>
    <Strip entries={cards} width={264} least={200}>
      {card => (
        <MaybeLink to={card.link} className={styles.card}>
          <Picture
            path={card.picture}
            color={colorOf(card.picture)}
            widths={BANNER_WIDTHS}
            drawn={264}
            width={750}
            height={420}
            className={styles.cardPicture}
          />
          <Stack as="span" gap={2} className={styles.cardWords}>
            <strong>{localize(card.title)}</strong>
            <Text as="span" kind="quiet">
              {localize(card.text)}
            </Text>
          </Stack>
        </MaybeLink>
      )}
    </Strip>
  </Headed>
)
