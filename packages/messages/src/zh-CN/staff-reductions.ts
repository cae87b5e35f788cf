/** Names of what staff take off a bill, as on the guest's bill. */
export const staffReductions = {
  discount: '折扣',
  free: '赠送',
  void: '退菜',
}
