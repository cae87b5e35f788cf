import { inLanguage } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import { scanText } from '@comanda/messages/table-cards'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Grid, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown, ImageDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useSettings } from '../../../forms/store-settings.ts'
import { ME } from '../../../platform/client.ts'
import { namedBrand, type StaffInfo } from '../../../platform/session.ts'
import type { Table } from '../queries.ts'
import { tableLink } from '../table-state.ts'
import { type DrawnCard, savePdf, savePictures } from './card-files.ts'
import { type CardContent, type CardTexts, drawCard } from './draw-card.ts'
import styles from './code-cards.module.css'

interface CodeCardsProps {
  shopId: number
  tables: readonly Table[]
  /** The tables show codes that change. */
  changing: boolean
  onClose: () => void
}

type Printed = NonNullable<ReturnType<typeof useSettings>['data']>

/** The languages of the cards until others are chosen: those that are set, as far as the store has them, else its first one. */
const languagesOf = ({ languages, printed }: Printed): string[] => {
  const set = printed.tableCard.languages.filter(language => languages.includes(language))
  return set.length > 0 ? set : languages.slice(0, 1)
}

/** The store's words on its cards in a language. */
function textsOf({ header, footer }: Printed['printed']['tableCard'], brandName: string, language: string): CardTexts {
  const { tag: locale, dir: direction } = localeNamed(language)
  return {
    header: inLanguage(header, language) || brandName,
    footer: inLanguage(footer, language) || scanText(language),
    locale,
    direction,
  }
}

/** The look of the store's cards in these languages, with the brand's logo and colours; undefined while it loads. STORE-3 */
function useCardLook(settings: Printed | undefined, languages: readonly string[]) {
  const staff = useQueryClient().getQueryData<StaffInfo>(ME)
  if (!settings || !staff) return undefined
  const { tableCard } = settings.printed
  const { logo, wifiName, wifiPassword } = tableCard
  return {
    texts: languages.map(language => textsOf(tableCard, staff.brandName, language)),
    logo: logo ? staff.logo : '',
    wifi: wifiName === '' ? '' : ['Wi-Fi', wifiName, wifiPassword].filter(part => part !== '').join(' · '),
    colour: staff.primaryColor,
    onColour: staff.onPrimaryColor,
  } satisfies Omit<CardContent, 'link' | 'tableName'>
}

/** The cards of all tables as pictures; undefined until they are drawn. */
function useCards({ shopId, tables }: CodeCardsProps, look: ReturnType<typeof useCardLook>) {
  const contents = tables.map(({ tableId, tableName }) => ({
    tableId,
    tableName,
    link: tableLink({ origin: location.origin, brand: namedBrand() }, { shopId, tableId }),
  }))
  const { data } = useQuery({
    queryKey: ['tableCards', look, contents],
    queryFn: () =>
      Promise.all(contents.map(async own => ({ ...own, picture: look ? await drawCard({ ...look, ...own }) : '' }))),
    enabled: look !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

const Cards = ({ cards }: { cards: readonly DrawnCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ tableName, picture }) => (
      <li key={tableName}>
        <img className={styles.card} src={picture} alt={t('floor.codeOf', { name: tableName })} />
      </li>
    ))}
  </ul>
)

/** Downloads of the chosen cards, and the button that prints them on this device. */
function Actions({ cards }: { cards: readonly DrawnCard[] }) {
  const pdf = useMutation({ mutationFn: savePdf })
  const pictures = useMutation({ mutationFn: savePictures })
  const isEmpty = cards.length === 0
  return (
    <Grid columns="1fr 1fr" gap={8}>
      <Button
        kind="secondary"
        disabled={isEmpty}
        busy={pdf.isPending}
        icon={<FileDown aria-hidden="true" size={18} />}
        onClick={() => pdf.mutate(cards)}
      >
        {t('floor.cardsPdf')}
      </Button>
      <Button
        kind="secondary"
        disabled={isEmpty}
        busy={pictures.isPending}
        icon={<ImageDown aria-hidden="true" size={18} />}
        onClick={() => pictures.mutate(cards)}
      >
        {t('floor.cardPictures', { count: cards.length })}
      </Button>
      <Button
        className={styles.print}
        disabled={isEmpty}
        icon={<Printer aria-hidden="true" size={18} />}
        onClick={() => print()}
      >
        {t('floor.printCards', { count: cards.length })}
      </Button>
    </Grid>
  )
}

/** The languages with one more or one less: one or two, of which the last one chosen stays. */
const withLanguage = (languages: readonly string[], language: string, on: boolean): readonly string[] => {
  if (on) return [...languages, language].slice(-2)
  return languages.length > 1 ? languages.filter(one => one !== language) : languages
}

/** The codes of the tables as cards to place on them: chosen, viewed, downloaded or printed by this device. */
export function CodeCards(props: CodeCardsProps) {
  const { tables, changing, onClose } = props
  const { data: settings } = useSettings(props.shopId)
  const [chosen, setChosen] = useState<readonly string[]>()
  const languages = chosen ?? (settings ? languagesOf(settings) : [])
  const drawn = useCards(props, useCardLook(settings, languages))
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const cards = drawn?.filter(({ tableId }) => !excluded.has(tableId)) ?? []
  const toggle = (tableId: string, on: boolean) => {
    const next = new Set(excluded)
    if (on) next.delete(tableId)
    else next.add(tableId)
    setExcluded(next)
  }
  return (
    <Sheet title={t('floor.codes')} full onClose={onClose} foot={<Actions cards={cards} />}>
      <Stack gap={16}>
        <Text kind="muted">{t(changing ? 'floor.codesChange' : 'floor.codesHint')}</Text>
        {settings && settings.languages.length > 1 && (
          <CheckGroup legend={t('stores.printed.cardLanguages')} className={styles.checks ?? ''}>
            {settings.languages.map(language => (
              <Check
                key={language}
                checked={languages.includes(language)}
                onChange={on => setChosen(withLanguage(languages, language, on))}
              >
                {localeNamed(language).name}
              </Check>
            ))}
          </CheckGroup>
        )}
        <CheckGroup legend={t('console.tables')} className={styles.checks ?? ''}>
          {tables.map(({ tableId, tableName, serviceAreaName }) => (
            <Check
              key={tableId}
              checked={!excluded.has(tableId)}
              onChange={on => toggle(tableId, on)}
              detail={serviceAreaName}
            >
              {tableName}
            </Check>
          ))}
        </CheckGroup>
        {drawn ? <Cards cards={cards} /> : <Skeleton height={240} />}
      </Stack>
      {createPortal(
        <div className="printed" data-page="whole" aria-hidden="true">
          <Cards cards={cards} />
        </div>,
        document.body,
      )}
    </Sheet>
  )
}
