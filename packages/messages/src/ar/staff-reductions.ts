/** Names of what staff take off a bill, as on the guest's bill. */
export const staffReductions = {
  discount: 'خصم',
  free: 'على حسابنا',
  void: 'إلغاء صنف',
}
