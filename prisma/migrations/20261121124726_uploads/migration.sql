-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "message_id" UUID,
    "file_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "text" TEXT,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_uses" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_removals" (
    "file_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_removals_pkey" PRIMARY KEY ("file_id")
);

-- CreateIndex
CREATE INDEX "uploads_owner_id_idx" ON "uploads"("owner_id");

-- CreateIndex
CREATE INDEX "uploads_message_id_created_at_idx" ON "uploads"("message_id", "created_at");

-- CreateIndex
CREATE INDEX "uploads_file_id_idx" ON "uploads"("file_id");

-- CreateIndex
CREATE INDEX "upload_uses_user_id_created_at_idx" ON "upload_uses"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "upload_uses_created_at_idx" ON "upload_uses"("created_at");

-- CreateIndex
CREATE INDEX "upload_removals_due_at_idx" ON "upload_removals"("due_at");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A file whose row goes, by whatever cascade, is to leave the storage. Not at once: a message said in other words may
-- be about to take the same file over.
CREATE FUNCTION plan_upload_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO upload_removals (file_id, due_at) VALUES (OLD.file_id, now() + interval '10 minutes')
  ON CONFLICT (file_id) DO UPDATE SET due_at = EXCLUDED.due_at;
  RETURN NULL;
END $$;

CREATE TRIGGER upload_removed AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION plan_upload_removal();
