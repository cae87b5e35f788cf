import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { goTo, usePlace } from '../platform/place.ts'
import { type Offer, OfferTable, StateBadge } from '../ui/offer-table.tsx'
import { AddButton } from './fields/list-parts.tsx'
import { useStoredState } from './state/stored-state.ts'
import { BackArrow } from '../ui/back-arrow.tsx'

const NEW = 'new'

interface ProgramListProps<T> {
  /** The view and its part, as the address names them: the form of an item is `view/part/id`. */
  view: string
  part: string
  label: string
  icon: ReactNode
  saved: readonly T[]
  /** The list's texts of an item; `id` is its place in the address. */
  offerOf: (item: T) => Omit<Offer, 'onSwitch' | 'switchingTo'>
  /** Saves the item switched on or off; left out where that cannot be done in the list. */
  onSwitch?: (item: T, on: boolean) => Promise<unknown>
  /** Keys of the list's queries, which are read again after a switch. */
  reads: readonly unknown[]
  headings?: ComponentProps<typeof OfferTable>['headings']
  /** Label of the button that adds one. */
  add: string
  fresh: () => T
  children: (item: T) => ReactNode
}

/** Switches items of the list, one at a time. */
function useSwitch<T>({ onSwitch, offerOf, reads }: ProgramListProps<T>) {
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: ({ item, on }: { item: T; on: boolean }) => onSwitch?.(item, on) ?? Promise.resolve(),
    onError: error => toast(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: reads }),
  })
  return (item: T): Offer => {
    const offer = offerOf(item)
    if (!onSwitch) return offer
    const isThis = switching.isPending && offerOf(switching.variables.item).id === offer.id
    return {
      ...offer,
      onSwitch: on => switching.mutate({ item, on }),
      switchingTo: isThis ? switching.variables.on : undefined,
    }
  }
}

/** A new item, stored until it is saved; then its own page is shown. */
function NewItem<T>({ view, part, saved, offerOf, fresh, children }: ProgramListProps<T>) {
  const [item, store] = useStoredState<T | undefined>(`${view}//${part}.new`, undefined)
  const id = item === undefined ? undefined : offerOf(item).id
  const isSaved = saved.some(one => offerOf(one).id === id)
  useEffect(() => {
    if (item === undefined) store(fresh())
    if (id === undefined || !isSaved) return
    store(undefined)
    goTo(view, part, id)
  })
  return item === undefined ? null : children(item)
}

/** Things that are set one by one: first the list, and behind each its form with an address of its own. */
export function ProgramList<T>(props: ProgramListProps<T>) {
  const { view, part, label, icon, saved, offerOf, headings, add, children } = props
  const place = usePlace()
  const switchable = useSwitch(props)
  const id = place.view === view && place.detail === part ? place.part : ''
  const chosen = saved.find(item => offerOf(item).id === id)
  if (chosen || id === NEW) {
    const offer = chosen && offerOf(chosen)
    return (
      <>
        <Row wrap gap={12}>
          <Button size="small" kind="plain" icon={<BackArrow />} onClick={() => goTo(view, part)}>
            {t('offers.back')}
          </Button>
          <h3>{offer?.name ?? add}</h3>
          {offer && <StateBadge state={offer.state} />}
        </Row>
        {chosen ? children(chosen) : <NewItem {...props} />}
      </>
    )
  }
  return (
    <>
      <Row justify="end">
        <AddButton main onAdd={() => goTo(view, part, NEW)}>
          {add}
        </AddButton>
      </Row>
      {saved.length === 0 ? (
        <EmptyState icon={icon} title={t('offers.none')}>
          {t('offers.noneHint')}
        </EmptyState>
      ) : (
        <OfferTable
          label={label}
          offers={saved.map(switchable)}
          onOpen={open => goTo(view, part, open)}
          {...(headings && { headings })}
        />
      )}
    </>
  )
}
