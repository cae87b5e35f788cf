-- Parts of a refund that were never sent, because all of the try's money went back first, were kept as done beside the whole
-- and counted twice. They are known by their try, of whose charge nothing went back in parts. M9
update payment_refund_part p set state = 'withdrawn'
from payment_attempt a
where p.line_no = 0 and p.state = 'done' and a.corporation_id = p.corporation_id and a.payable_id = p.payable_id
  and a.attempt_no = p.attempt_no and a.returned_amount = 0;
