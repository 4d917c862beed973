-- CreateTable
CREATE TABLE "renderings" (
    "id" BIGSERIAL NOT NULL,
    "question_id" UUID,
    "answer_id" UUID,
    "message_id" UUID,
    "renderer" INTEGER NOT NULL,
    "html" TEXT NOT NULL DEFAULT '',
    "page" TEXT NOT NULL DEFAULT '',
    "title" TEXT,
    "text" TEXT NOT NULL DEFAULT '',
    "excerpt" TEXT NOT NULL DEFAULT '',
    "lines" TEXT[],

    CONSTRAINT "renderings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "renderings_question_id_key" ON "renderings"("question_id");

-- CreateIndex
CREATE UNIQUE INDEX "renderings_answer_id_key" ON "renderings"("answer_id");

-- CreateIndex
CREATE UNIQUE INDEX "renderings_message_id_key" ON "renderings"("message_id");

-- CreateIndex
CREATE INDEX "renderings_renderer_id_idx" ON "renderings"("renderer", "id");

-- AddForeignKey
ALTER TABLE "renderings" ADD CONSTRAINT "renderings_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renderings" ADD CONSTRAINT "renderings_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renderings" ADD CONSTRAINT "renderings_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was written before waits to be rendered.
INSERT INTO "renderings" ("question_id", "renderer") SELECT "id", 0 FROM "questions";
INSERT INTO "renderings" ("answer_id", "renderer") SELECT "id", 0 FROM "answers";
INSERT INTO "renderings" ("message_id", "renderer") SELECT "id", 0 FROM "chat_messages" WHERE "status" <> 'WRITING';
