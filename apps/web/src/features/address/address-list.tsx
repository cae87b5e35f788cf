import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { AddressCard, type ForShop } from './address-card.tsx'
import { type SavedAddress, useAddresses } from './api.ts'
import { chosenAddress } from '../../platform/chosen-address.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  shopId: number | undefined
  shop: ForShop | undefined
  distanceText: (metres: number) => string
  onChoose?: ((address: SavedAddress) => void) | undefined
  /** Alternatives if the store delivers to none of them. */
  instead?: ReactNode
}

const AddButton = ({ kind }: { kind: 'primary' | 'secondary' }) => (
  <LinkButton to="/saveAddress" kind={kind} size="large" wide icon={<Plus aria-hidden="true" />}>
    {t('address.add')}
  </LinkButton>
)

/** The guest's addresses, those within the delivery area first. */
export function AddressList({ shopId, shop, distanceText, onChoose, instead }: Props) {
  const book = useAddresses(shopId)
  if (book.isPending) {
    return (
      <Stack role="status" aria-busy="true" aria-label={t('ui.loading')}>
        {[0, 1, 2].map(index => (
          <Skeleton key={index} height={84} />
        ))}
      </Stack>
    )
  }
  if (book.isError) {
    const message = isRefused(book.error) ? book.error.message : undefined
    return <ErrorState busy={book.isFetching} onRetry={() => void book.refetch()} message={message} />
  }
  const { addresses, most } = book.data
  if (addresses.length === 0) {
    return (
      <EmptyState icon={<Illustration scene="pin" />} title={t('address.empty')} actions={<AddButton kind="primary" />}>
        {t('address.emptyHint')}
      </EmptyState>
    )
  }
  const chosen = chosenAddress()?.addressId ?? addresses.find(({ checked }) => checked)?.addressId
  const lost = shopId !== undefined && !addresses.some(address => address.reach?.kind !== 'outOfReach')
  return (
    <>
      <Stack as="ul">
        {addresses.map(address => (
          <li key={address.addressId}>
            <AddressCard
              address={address}
              shop={shop}
              distanceText={distanceText}
              chosen={address.addressId === chosen}
              onChoose={onChoose && (() => onChoose(address))}
            />
          </li>
        ))}
      </Stack>
      {lost && instead}
      {addresses.length < most ? (
        <AddButton kind="secondary" />
      ) : (
        <Text kind="quiet" center>
          {t('address.full')}
        </Text>
      )}
    </>
  )
}
