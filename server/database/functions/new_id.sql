-- A UUIDv7 whose last byte names the kind of thing, as server/core/ids.ts makes them.
CREATE OR REPLACE FUNCTION new_id(kind int, at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    set_byte(set_byte(
      overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send((extract(epoch FROM at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
      6, (get_byte(uuid_send(gen_random_uuid()), 6) & 15) | 112), 15, kind), 'hex')::uuid
$$;
