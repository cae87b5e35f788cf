import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { SearchField } from '@comanda/web/ui/controls/search-field.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { ChipChoice } from '../../../forms/fields/list-parts.tsx'
import { useSelection, useStoredState } from '../../../forms/state/stored-state.ts'
import { goTo, usePlace } from '../../../platform/place.ts'
import { useSoldOut } from './available.tsx'
import { useDishOfOptions } from './dish-of-options.ts'
import styles from './editor.module.css'
import { Entry } from './entry.tsx'
import { type EditorProps, entryKey, nameIn, type StoredMenu } from './queries.ts'
import { Tree } from './tree.tsx'
import { useMove } from './use-move.ts'
import { BackArrow } from '../../../ui/back-arrow.tsx'

interface ListProps {
  title: string
  entries: readonly (readonly [key: string, name: string])[]
  chosen: string
  onChoose: (key: string) => void
}

interface ItemProps {
  id: string
  name: string
  chosen: string
  onChoose: (key: string) => void
}

const Item = ({ id, name, chosen, onChoose }: ItemProps) => (
  <li>
    <button type="button" className={styles.item} aria-current={chosen === id} onClick={() => onChoose(id)}>
      {name}
    </button>
  </li>
)

/** Entries that are not in the tree: options, dishes in no group. */
const EntryList = ({ title, entries, chosen, onChoose }: ListProps) =>
  entries.length > 0 && (
    <details className={styles.more}>
      <summary className={styles.heading}>{title}</summary>
      <ul className={styles.list}>
        {entries.map(([key, name]) => (
          <Item key={key} id={key} name={name} chosen={chosen} onChoose={onChoose} />
        ))}
      </ul>
    </details>
  )

/** The dishes whose name contains the text, in any language. */
const matching = ({ items }: StoredMenu, text: string) =>
  items.filter(item =>
    Object.values(item.displayName).some(name => name.toLowerCase().includes(text.trim().toLowerCase())),
  )

interface SideProps extends EditorProps {
  chosen: string
  menuId: string | undefined
  onMenu: (id: string) => void
  onChoose: (key: string) => void
}

/** The menus of the store, and how another one is added. */
function Menus({ draft, menuId, onMenu, onChoose }: SideProps) {
  const { menus } = draft.document
  return (
    <ChipChoice
      label={t('menuEdit.menus')}
      options={menus.map(menu => [menu.menuId, nameIn(menu.displayName)] as const)}
      chosen={menuId}
      onChoose={onMenu}
    >
      {menuId !== undefined && (
        <Button
          size="small"
          kind="plain"
          icon={<Pencil aria-hidden="true" size={16} />}
          aria-label={t('menuEdit.editOptions', {
            name: nameIn(menus.find(menu => menu.menuId === menuId)?.displayName ?? {}),
          })}
          onClick={() => onChoose(entryKey('menu', menuId))}
        />
      )}
      <Button
        size="small"
        kind="plain"
        icon={<Plus aria-hidden="true" size={16} />}
        aria-label={t('menuEdit.addMenu')}
        onClick={() => onChoose('menu/new')}
      />
    </ChipChoice>
  )
}

/** The dishes a search finds. */
const MatchingDishes = ({
  dishes,
  chosen,
  onChoose,
}: Pick<SideProps, 'chosen' | 'onChoose'> & { dishes: StoredMenu['items'] }) => (
  <ul className={styles.list}>
    {dishes.length === 0 && (
      <Text as="li" kind="quiet">
        {t('menuEdit.noMatch')}
      </Text>
    )}
    {dishes.map(({ foodId, displayName }) => (
      <Item key={foodId} id={entryKey('dish', foodId)} name={nameIn(displayName)} chosen={chosen} onChoose={onChoose} />
    ))}
  </ul>
)

/** Where there is no menu yet: the step that groups and dishes need first. */
const FirstMenu = ({ onChoose }: Pick<SideProps, 'onChoose'>) => (
  <>
    <Text kind="quiet">{t('menuEdit.empty')}</Text>
    <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => onChoose('menu/new')}>
      {t('menuEdit.addMenu')}
    </Button>
  </>
)

/** The groups of a menu with their dishes, and how another one is added. */
function MenuTree({ shopId, draft, chosen, menuId, onChoose }: SideProps) {
  const move = useMove(shopId)
  const soldOut = useSoldOut(shopId)
  if (menuId === undefined) return <FirstMenu onChoose={onChoose} />
  return (
    <>
      <Tree
        shopId={shopId}
        document={draft.document}
        menuId={menuId}
        chosen={chosen}
        soldOut={soldOut}
        onMove={move}
        onChoose={onChoose}
        onAddDish={groupId => onChoose(`dish/new:${groupId}`)}
      />
      <Button
        size="small"
        kind="soft"
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => onChoose('group/new')}
      >
        {t('menuEdit.addGroup')}
      </Button>
    </>
  )
}

/** Entries that no menu or group lists. */
function unlistedIn({ menus, menuGroups, items }: StoredMenu): (readonly [string, string])[] {
  const grouped = new Set(menus.flatMap(menu => menu.menuGroupIds))
  const listed = new Set(menuGroups.flatMap(group => group.foodIds))
  return [
    ...menuGroups
      .filter(group => !grouped.has(group.menuGroupId))
      .map(group => [entryKey('group', group.menuGroupId), nameIn(group.displayName)] as const),
    ...items
      .filter(item => !listed.has(item.foodId))
      .map(item => [entryKey('dish', item.foodId), nameIn(item.displayName)] as const),
  ]
}

/** The left side: menus, search, groups and dishes, options. */
function Side(props: SideProps) {
  const { draft, chosen, onChoose } = props
  const { document } = draft
  const [search, setSearch] = useState('')
  return (
    <Stack gap={10} className={styles.side}>
      {document.menus.length > 0 && <Menus {...props} />}
      {document.items.length > 0 && <SearchField value={search} onChange={setSearch} label={t('menuEdit.search')} />}
      {search.trim() === '' ? (
        <MenuTree {...props} />
      ) : (
        <MatchingDishes dishes={matching(document, search)} chosen={chosen} onChoose={onChoose} />
      )}
      <EntryList
        title={t('menuEdit.optionGroups')}
        entries={document.modifierGroups.map(
          group => [entryKey('modifiers', group.modifierGroupId), nameIn(group.displayName)] as const,
        )}
        chosen={chosen}
        onChoose={onChoose}
      />
      <EntryList title={t('menuEdit.unlisted')} entries={unlistedIn(document)} chosen={chosen} onChoose={onChoose} />
    </Stack>
  )
}

/** From options back to the dish that they were opened from. */
function BackToDish({ draft, dish, onChoose }: Pick<SideProps, 'draft' | 'onChoose'> & { dish: string | undefined }) {
  if (dish === undefined) return null
  const known = draft.document.items.find(one => entryKey('dish', one.foodId) === dish)
  const name = known ? nameIn(known.displayName) : t('menuEdit.newDish')
  return (
    <Row>
      <Button size="small" kind="soft" icon={<BackArrow />} onClick={() => onChoose(dish)}>
        {t('menuEdit.backToDish', { name })}
      </Button>
    </Row>
  )
}

/** The menu tree beside the form of the selected entry; on a phone one after the other. */
export function MenuEditor({ shopId, draft }: EditorProps) {
  const { part: chosen } = usePlace()
  const [copies, setCopies] = useStoredState<StoredMenu['items']>(`menu/${shopId}/copies`, [])
  const [menuId, onMenu] = useSelection(
    `menu/${shopId}/menu`,
    draft.document.menus.map(menu => menu.menuId),
  )
  const onChoose = (key: string) => goTo('menu', 'dishes', key)
  const optionsOf = useDishOfOptions(shopId, chosen, onChoose)
  const shared = { shopId, draft, chosen, menuId, onChoose }
  const choose = (key: string) => {
    optionsOf.clear()
    onChoose(key)
  }
  return (
    <div className={styles.editor} data-chosen={chosen !== ''}>
      <Side {...shared} onChoose={choose} onMenu={onMenu} />
      <div className={styles.form}>
        {chosen === '' ? (
          draft.document.menus.length > 0 && <Text kind="quiet">{t('menuEdit.choose')}</Text>
        ) : (
          <>
            <Row className={styles.back}>
              <Button size="small" kind="plain" icon={<BackArrow />} onClick={() => onChoose('')}>
                {t('menuEdit.back')}
              </Button>
            </Row>
            <BackToDish draft={draft} dish={optionsOf.dish} onChoose={onChoose} />
            <Entry
              {...shared}
              optionsOf={optionsOf}
              menuId={menuId ?? ''}
              copies={copies}
              onCopy={dish => {
                setCopies([...copies, dish])
                const group = draft.document.menuGroups.find(
                  one => chosen !== '' && one.foodIds.includes(chosen.slice(5)),
                )
                onChoose(`dish/new:${group?.menuGroupId ?? ''}:${dish.foodId}`)
              }}
            />
          </>
        )}
      </div>
    </div>
  )
}
