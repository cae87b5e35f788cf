/** Names of what staff take off a bill, as on the guest's bill. */
export const staffReductions = {
  discount: 'Discount',
  free: 'On the house',
  void: 'Void',
}
