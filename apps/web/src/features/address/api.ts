import { address as calls } from '@comanda/contract/address'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { currentLocale } from '../../platform/i18n/index.ts'
import { send } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'

export type AddressBook = ResponseOf<typeof calls.query>
export type SavedAddress = AddressBook['addresses'][number]
export type AddressDraft = RequestInputOf<typeof calls.create>

const keyOf = (shopId: number | undefined) => ['addresses', shopId, currentLocale().id] as const

const load = (shopId: number | undefined) => send(calls.query, shopId === undefined ? {} : { shopId })

/** The guest's addresses; with a store, whether it delivers there. */
export const useAddresses = (shopId: number | undefined, enabled = true) =>
  useQuery({ queryKey: keyOf(shopId), queryFn: () => load(shopId), staleTime: 30_000, retry: false, enabled })

/** Saves a new or edited address. Returns it with its delivery state, if a store is given. */
export function useSaveAddress(shopId: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ addressId, draft }: { addressId: string | undefined; draft: AddressDraft }) => {
      const saved = addressId
        ? await sendOnce(calls.update, { ...draft, addressId }, {})
        : await sendOnce(calls.create, draft, {})
      await client.invalidateQueries({ queryKey: ['addresses'], refetchType: 'none' })
      const book = await client.fetchQuery({ queryKey: keyOf(shopId), queryFn: () => load(shopId) })
      return book.addresses.find(address => address.addressId === saved.addressId) ?? saved
    },
  })
}

/** Deletes an address permanently. */
export function useRemoveAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (addressId: string) => send(calls.remove, { addressId }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['addresses'] }),
  })
}
