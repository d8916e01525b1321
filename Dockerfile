# A server with the compiled core: docker build -t monstrum .
FROM python:3.13 AS build
WORKDIR /src
COPY . .
RUN make wheels

FROM python:3.13-slim
COPY --from=build /src/dist/*.whl /wheels/
RUN pip install --no-cache-dir --find-links /wheels 'monstrum[web,redis]' && rm -r /wheels \
 && useradd --create-home monstrum && install -d -o monstrum /data
USER monstrum
ENV MONSTRUM_DATA=/data
VOLUME /data
EXPOSE 8000
ENTRYPOINT ["monstrum"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
